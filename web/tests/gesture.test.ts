import { describe, expect, test } from 'vitest';
import { choice, s } from '../src/samples/making';
import { about, alike, answers, laid, left, moved, picked, stepsOf, takes } from '../src/table/gesture';
import type { Further, Question } from '../src/wire';

const place = (unit: string, ...spaces: string[]): Further =>
  ({ label: s('where?'), touches: [], choices: [...spaces.map((space) => choice(`${unit} ${space}`, s(space), { touches: [`u-${unit}`, space] })), choice(`out ${unit}`, s('out'), { touches: [`u-${unit}`] })] });
const army = [place('elf', 'a', 'b', 'c'), place('orc', 'a', 'b', 'c')];
const card = (name: string, ...at: string[]) => choice(name, s(name), { touches: at });
const end = choice('done', s('done'), { ends: true });
const HAND = [card('haste', 'h0'), card('stone', 'h1', 'h2')];
const discards: Further[] = [{ label: s('which?'), touches: [], choices: [end, ...HAND] }, { label: s('which?'), touches: [], choices: [end, ...HAND] }, { label: s('which?'), touches: [], choices: [end, ...HAND] }];

describe('what an answer takes', () => {
  test('a place, and not what is placed there', () => {
    expect(about(army[0]!)).toEqual(['u-elf']);
    expect(takes(army[0]!, army[0]!.choices[1]!)).toEqual(['b']);
    expect(takes(army[0]!, army[0]!.choices[3]!)).toEqual([]);
  });
  test('no other can take it', () => {
    const picks = picked(army, ['elf b']);
    expect(left(army, picks, 1).map((one) => one.answer)).toEqual(['orc a', 'orc c', 'out orc']);
    expect(laid(army, picks, 1, army[1]!.choices[1]!)).toBeNull();
  });
  test('of two cards alike the one that was pressed, then the other, then none', () => {
    let picks = laid(discards, [], 0, HAND[1]!, 'h2')!;
    expect(picks[0]?.on).toBe('h2');
    picks = laid(discards, picks, 1, HAND[1]!)!;
    expect(picks[1]?.on).toBe('h1');
    expect(left(discards, picks, 2).map((one) => one.answer)).toEqual(['done', 'haste']);
  });
});

describe('what is said', () => {
  test('nothing before all are laid', () => {
    expect(answers(army, picked(army, ['elf b']))).toBeNull();
    expect(answers(army, picked(army, ['elf b', 'orc a']))).toEqual(['elf b', 'orc a']);
  });
  test('where any number may go, what was laid, and enough', () => {
    expect(answers(discards, [])).toBeNull();
    expect(answers(discards, picked(discards, ['haste']))).toEqual(['haste', 'done']);
    expect(answers(discards, picked(discards, ['done']))).toEqual(['done']);
    expect(answers(discards, picked(discards, ['stone', 'haste', 'stone']))).toEqual(['stone', 'haste', 'stone']);
  });
  test('answers that are not put are not laid', () => expect(picked(army, ['elf z'])).toEqual([null, null]));
});

test('which is first matters where each is asked of another', () => {
  expect(alike(discards)).toBe(true);
  expect(alike(army)).toBe(false);
});

test('two change places', () => {
  const picks = picked(army, ['elf b', 'orc a']);
  expect(moved(army, picks, 0, 'a')!.map((one) => one!.choice.answer)).toEqual(['elf a', 'orc b']);
  expect(moved(army, picks, 0, 'c')!.map((one) => one!.choice.answer)).toEqual(['elf c', 'orc a']);
  expect(moved(army, picks, 0, 'z')).toBeNull();
});

test('the question put comes first', () => {
  const question = { label: s('?'), choices: HAND, touches: ['x'], further: [discards[1]!] } as unknown as Question;
  expect(stepsOf(question).map((one) => one.choices.length)).toEqual([2, 3]);
});
