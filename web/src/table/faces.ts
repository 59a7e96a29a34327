// What a die shows may be typed as it is written (2) or as it is called (“6 gold”).
export interface Face { answer: string; name: string }

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ').replace('−', '-');

/** The face that is meant, if any, and whether what was typed may go on to mean another. */
export function readFace(faces: readonly Face[], typed: string): { answer: string | null; longer: boolean } {
  const wanted = plain(typed);
  const known = faces.flatMap(({ answer, name }) => [{ answer, said: plain(answer) }, { answer, said: plain(name) }]);
  return {
    answer: known.find((one) => one.said === wanted)?.answer ?? null,
    longer: known.some((one) => one.said !== wanted && one.said.startsWith(wanted)),
  };
}

/** Does every face have a name besides what is written for it? */
export const named = (faces: readonly Face[]): boolean => faces.some(({ answer, name }) => plain(answer) !== plain(name).replace('+', ''));
