import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../run.ts';
import { type RetiredWord, retiredWords } from './glossary-table.ts';
import { isNameChecked, isTextChecked } from './source-files.ts';
import { findRetiredWords } from './vocabulary.ts';

const words = retiredWords(`
Words of \`prose\` count for nothing.

| word | what it is | retired |
|---|---|---|
| worker | renders \`pages\` | \`lane\`, \`crew\` |
| n-gram | n characters | \`gram\` |
| boundary | a rule | \`wall\` (not \`wall clock\`) |
| posting list | ids | \`SlotList\` |
| fallback | served instead | \`stand-in\` |
| saved form | stored | \`kept form\` |
| mail template | makes mail | \`.letter.\` |
| top | the first page | \`home/\` |
| idle | nothing runs | |

| other | table |
|---|---|
| free | \`unlisted\` |

| word | retired | only in |
|---|---|---|
| result | \`told*\`, \`*Told\` (not \`told apart\`) | |
| docId | \`slot\` (not \`visits/slot\`) | \`api/src/search/\`, \`bench/main.ts\` |
`);

const finds = (text: string, name = 'shell/a.ts') =>
  findRetiredWords(words, [{ name, text }]).map(({ where, word }) => `${where} ${word.retired}`);

describe('the glossary', () => {
  it('states each retired word with its replacement, its right uses and its scope', () => {
    expect(words).toContainEqual({ retired: 'crew', instead: 'worker', allowed: ['worker'], onlyIn: [] });
    expect(words).toContainEqual({
      retired: 'wall',
      instead: 'boundary',
      allowed: ['boundary', 'wall clock'],
      onlyIn: [],
    });
    expect(words).toContainEqual({
      retired: 'slot',
      instead: 'docId',
      allowed: ['docId', 'visits/slot'],
      onlyIn: ['api/src/search/', 'bench/main.ts'],
    });
    expect(words.map(({ retired }) => retired)).not.toContain('unlisted');
  });
});

describe('a retired word', () => {
  it.each([
    'lane',
    'openLane',
    'laneEnd',
    'LANE',
    'open-lane',
    'open_lane',
    'Lanes',
    'the lane, which',
    'stand-in',
    'standIn',
    'kept form',
    'KeptForms',
    'kept-form',
    'SlotList',
    'slotLists',
    'isSlotList',
    'slot_list',
  ])('is found in %s', (text) => expect(finds(text)).toHaveLength(1));

  it.each(['plane', 'planes', 'Milanese', 'lanesome', 'stand in', 'slot list', 'slotListing'])(
    'is not found in %s',
    (text) => {
      expect(finds(text)).toEqual([]);
    },
  );

  it('is found on its line', () => {
    expect(finds('a\nb\nconst lane = 1;')).toEqual(['shell/a.ts:3 lane']);
  });

  it('is right within the term that replaces it, or within one that the glossary allows', () => {
    expect(finds('nGrams n-gram n_grams wallClock "wall clock"')).toEqual([]);
    expect(finds('gramList wallpaper; a wall')).toEqual(['shell/a.ts:1 gram', 'shell/a.ts:1 wall']);
  });

  it('with a star is found only together with another word of the identifier', () => {
    for (const text of ['toldAt', 'told_by', 'isTold', 'whenTold', 'is_told', 'ToldNotice', 'told-notice.ts'])
      expect(finds(text)).toHaveLength(1);
    for (const text of ['told', 'Told before', 'was told, and', 'retold', 'toldApart'])
      expect(finds(text)).toEqual([]);
  });

  it('is limited to the folders and files that the glossary names', () => {
    expect(finds('slots', 'api/src/search/index/a.ts')).toHaveLength(1);
    expect(finds('slot', 'bench/main.ts')).toHaveLength(1);
    expect(finds("from '../visits/slots/a.ts'", 'api/src/search/index/a.ts')).toEqual([]);
    expect(finds('slot', 'api/src/visits/a.ts')).toEqual([]);
  });

  it('is found in the names of files and folders', () => {
    expect(finds('', 'api/src/lane.ts')).toEqual(['api/src/lane.ts lane']);
    expect(finds('', 'api/src/welcome.letter.ts')).toEqual(['api/src/welcome.letter.ts .letter.']);
    expect(finds('', 'mfe/home/top.ts')).toEqual(['mfe/home/top.ts home/']);
    expect(finds('', 'mfe/at-home/top.ts')).toEqual([]);
  });
});

describe('each word of the code glossary', () => {
  const listed = retiredWords(readFileSync(path.join(root, 'docs/guides/code-glossary.md'), 'utf8'));

  /** The plainest use of a word, in a file to which its rule applies. */
  const probeOf = ({ retired, onlyIn: [path = 'shell/'] }: RetiredWord) => {
    const name = path.endsWith('/') ? `${path}a.ts` : path;
    return /^\.|\/$/.test(retired)
      ? { name: `shell/${retired.replace(/^\./, 'a.').replace(/\/$/, '/a').replace(/\.$/, '.ts')}`, text: '' }
      : { name, text: `const ${retired.replace(/^\*/, 'is').replace(/\*$/, 'Value')} = 1;` };
  };

  it.each(listed.map((word) => [word.retired, word] as const))('is found: %s', (_, word) => {
    expect(findRetiredWords([word], [probeOf(word)])).toHaveLength(1);
  });
});

describe('the checked files', () => {
  it('are all but applied migrations by name, and what people write by text', () => {
    expect(isNameChecked('docs/map.jpg')).toBe(true);
    expect(isNameChecked('api/migrations/0001_a.sql')).toBe(false);
    for (const name of [
      'api/src/a.ts',
      'deploy/systemd/a.service',
      '.ci/run',
      'api/package.json',
      'docs/a.md',
    ])
      expect(isTextChecked(name)).toBe(true);
    for (const name of ['pnpm-lock.yaml', 'docs/map.jpg', 'scripts/test/checks/vocabulary.test.ts'])
      expect(isTextChecked(name)).toBe(false);
    expect(isTextChecked('scripts/test/checks/vocabulary-of-mails.ts')).toBe(true);
  });
});
