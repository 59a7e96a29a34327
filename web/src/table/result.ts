// Who won.
/** Those who stand best, if better than even: nobody wins a draw, or a game that all lose. */
export function winners(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return best > 0 ? scores.flatMap((score, seat) => (score === best ? [seat] : [])) : [];
}
