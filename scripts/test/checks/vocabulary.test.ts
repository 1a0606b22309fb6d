import { describe, expect, it } from '@jest/globals';
import { retiredWords } from './glossary-table.ts';
import { findRetiredWords } from './vocabulary.ts';

const words = retiredWords(`
Words of \`prose\` count for nothing.

| word | what it is | retired |
|---|---|---|
| worker | renders \`pages\` | \`lane\`, \`lanes\` |
| n-gram | n characters | \`gram\`, \`grams\` |
| boundary | a rule | \`wall\` (not \`wall clock\`) |
| posting list | ids | \`SlotList\` |
| mail template | makes mail | \`.letter.\` |
| top | the first page | \`home/\` |
| idle | nothing runs | |

| other | table |
|---|---|
| free | \`unlisted\` |
`);

const finds = (text: string, name = 'api/src/a.ts') =>
  findRetiredWords(words, [{ name, text }]).map(({ where, word }) => `${where} ${word.retired}`);

describe('the glossary', () => {
  it('states each retired word with its replacement and the terms in which it stays right', () => {
    expect(words).toContainEqual({ retired: 'lane', instead: 'worker', allowed: ['worker'] });
    expect(words).toContainEqual({
      retired: 'wall',
      instead: 'boundary',
      allowed: ['boundary', 'wall clock'],
    });
    expect(words.map(({ retired }) => retired)).not.toContain('unlisted');
  });
});

describe('a retired word', () => {
  it.each(['lane', 'openLane', 'laneEnd', 'LANE', 'open-lane', 'open_lane', 'Lanes', 'the lane, which'])(
    'is found in %s',
    (text) => expect(finds(text)).toHaveLength(1),
  );

  it.each(['plane', 'planes', 'Milanese', 'lanesome'])('is not found in %s', (text) => {
    expect(finds(text)).toEqual([]);
  });

  it('is found on its line', () => {
    expect(finds('a\nb\nconst lane = 1;')).toEqual(['api/src/a.ts:3 lane']);
  });

  it('is right within the term that replaces it, or within one that the glossary allows', () => {
    expect(finds('nGrams n-gram n_grams wallClock "wall clock"')).toEqual([]);
    expect(finds('gramList wallpaper; a wall')).toEqual(['api/src/a.ts:1 gram', 'api/src/a.ts:1 wall']);
  });

  it('is only that identifier where the glossary states it with a capital', () => {
    expect(finds('SlotList slotList SlotLists')).toEqual(['api/src/a.ts:1 SlotList']);
  });

  it('is found in the names of files and folders', () => {
    expect(finds('', 'api/src/lane.ts')).toEqual(['api/src/lane.ts lane']);
    expect(finds('', 'api/src/welcome.letter.ts')).toEqual(['api/src/welcome.letter.ts .letter.']);
    expect(finds('', 'mfe/home/top.ts')).toEqual(['mfe/home/top.ts home/']);
    expect(finds('', 'mfe/at-home/top.ts')).toEqual([]);
  });
});
