import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseProfile } from '../layout/profile.ts';
import { type ProposalOptions, takeProposal } from './take-proposal.ts';
import { table, usual, utf8 } from './testing/made-up-layouts.ts';

const { name, kind, address, phone, capacity } = usual;
const sureFile = utf8(table({ 施設名: name, 種別: kind, 住所: address, 電話: phone, 定員: capacity }));
const doubtfulFile = utf8(
  table({ 施設名: name, 種別: kind, 住所: address, 入所定員: capacity, 総定員: capacity }),
);
const nowhereFile = utf8(table({ 施設名: name, 住所: (one) => one.town, 電話: phone }));

describe('a proposed profile', () => {
  let folder = '';
  let said = '';
  let asked: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'take-proposal-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => {
    said = '';
    asked = [];
  });

  /** @param answers of a person, in order; without any, nobody answers */
  const take = async (
    bytes: Buffer,
    options: Partial<ProposalOptions> = {},
    answers: string[] | null = null,
  ) => {
    const path = join(folder, 'facilities.csv');
    await writeFile(path, bytes);
    const ask = async (question: string) => {
      asked.push(question);
      return answers?.shift() ?? '';
    };
    const say = (text: string) => {
      said += text;
    };
    return takeProposal(path, { yes: false, ...options }, { say, ask: answers && ask });
  };

  it('is shown, and not used, if no person can confirm it', async () => {
    await expect(take(sureFile)).rejects.toThrow(
      /^facilities\.csv: nothing was imported, its layout is not known; take it with --yes, or keep it with --save-profile FILE/,
    );
    expect(said).toContain('facilities.csv has no known layout');
    expect(said).toMatch(/99 % {2}name +「施設名」 {2}ひまわり保育園 \| さくらこども園/);
    expect(said).toContain('municipality: 香川県高松市 (372013), by the addresses');
    expect(said).toContain('missing: positions');
  });

  it('is taken by one answer where all is sure, and not without it', async () => {
    expect(await take(sureFile, {}, ['y'])).toMatchObject({
      columns: { name: '施設名' },
      id: { columns: ['施設名'] },
    });
    expect(asked).toEqual(['Import it so? [y/N] ']);
    await expect(take(sureFile, {}, ['n'])).rejects.toThrow('nothing was imported');
  });

  it('asks about what is not sure, and leaves out what is refused', async () => {
    expect((await take(doubtfulFile, {}, ['y', 'y']))?.columns).toHaveProperty('capacity');
    expect(asked[0]).toMatch(/^Is 「.*定員」 the field capacity\?/);
    expect((await take(doubtfulFile, {}, ['n', 'y']))?.columns).not.toHaveProperty('capacity');
  });

  it('leaves out under --yes what is not sure, and says so', async () => {
    expect((await take(doubtfulFile, { yes: true }))?.columns).not.toHaveProperty('capacity');
    expect(said).toMatch(/\? +\d+ % {2}capacity/);
    expect(said).toContain('? is not sure enough to be taken without a word');
  });

  it('names what is missing, and takes it as an option or as an answer', async () => {
    await expect(take(nowhereFile, { yes: true })).rejects.toThrow('say what is missing');
    expect(said).toContain('missing: which municipality it is of: --municipality');
    expect(said).toContain('missing: the kind of the facilities');
    const given = await take(nowhereFile, {
      yes: true,
      municipality: '香川県高松市',
      facilityType: '認可保育所',
    });
    expect(given).toMatchObject({
      municipality: { code: '372013', name: '香川県高松市' },
      facility_type: '認可保育所',
    });
    const answered = await take(nowhereFile, {}, ['372013', '', 'y']);
    expect(answered).toMatchObject({ municipality: { code: '372013', name: '香川県高松市' } });
    expect(answered?.facility_type).toBeUndefined();
  });

  it('refuses a municipality that is unknown or ambiguous', async () => {
    for (const municipality of ['どこか市', '府中市', '999999'])
      await expect(take(nowhereFile, { yes: true, municipality })).rejects.toThrow(
        `no city is called "${municipality}"`,
      );
  });

  it('of a town, whose code no list here has, needs the code', async () => {
    const town = utf8(
      table({ 施設名: name, 種別: kind, 住所: (one) => `香川県綾歌郡宇多津町${one.town.slice(3)}` }),
    );
    await expect(take(town, { yes: true })).rejects.toThrow('say what is missing');
    expect(said).toContain('missing: the code of the municipality');
    expect(await take(town, { yes: true, municipality: '373869' })).toMatchObject({
      municipality: { code: '373869', name: '香川県宇多津町' },
    });
  });

  it('is saved as a file for the next import, and never overwrites another', async () => {
    const saveTo = join(folder, 'saved.json');
    const profile = await take(sureFile, { yes: true, saveTo });
    expect(parseProfile(await readFile(saveTo, 'utf8'), 'saved')).toEqual(profile);
    await expect(take(sureFile, { yes: true, saveTo })).rejects.toThrow(
      /was not saved to .*it is there already/,
    );
  });

  it('is not needed for a layout that is known, nor for a file that cannot be read', async () => {
    const known = Buffer.from('全国地方公共団体コード,ID,名称\n352071,A1,園A\n');
    expect(await take(known)).toBeNull();
    expect(await take(Buffer.from('%PDF-1.7'))).toBeNull();
  });

  it('is not made where no row looks like a header', async () => {
    await expect(take(Buffer.from('パン,120円\nケーキ,300円\n'))).rejects.toThrow(
      'no row looks like a header',
    );
  });
});
