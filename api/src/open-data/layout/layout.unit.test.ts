import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aliases, fields, knownLayouts, normaliseHeader } from './columns.ts';
import { profileLayout, standardLayout } from './layout.ts';
import { parseProfile } from './profile.ts';

const [current, older, variant] = knownLayouts;
const profile = (parts: object) => parseProfile(JSON.stringify({ name: 'test', ...parts }), 'test');

describe('the layouts of 子育て施設一覧', () => {
  it('have 51, 28 and 53 columns', () => {
    expect(knownLayouts.map(({ headers }) => headers.length)).toEqual([51, 28, 53]);
  });

  it.each([...knownLayouts])('$name is recognised by its headers', ({ name, headers }) => {
    const layout = standardLayout([...headers]);
    expect(layout.name).toBe(name);
    expect(layout.columns).toMatchObject({
      name: headers.indexOf('名称'),
      latitude: headers.indexOf('緯度'),
    });
    expect(headers[layout.id[0] ?? -1]).toMatch(/^(ID|NO)$/);
  });

  it('are matched by name, never by position', () => {
    fc.assert(
      fc.property(fc.constantFrom(...knownLayouts), fc.infiniteStream(fc.nat()), ({ headers }, keys) => {
        const shuffled = headers
          .map((header) => ({ header, key: keys.next().value as number }))
          .sort((first, second) => first.key - second.key)
          .map(({ header }) => header);
        const straight = standardLayout([...headers]);
        const layout = standardLayout(shuffled);
        for (const [field, at] of Object.entries(layout.columns))
          expect(shuffled[at]).toBe(headers[straight.columns[field as 'name'] ?? -1]);
      }),
    );
  });

  it('are recognised in full-width letters, other brackets and with spaces', () => {
    const headers = [...current.headers].map((header) =>
      header.replace('ID', 'ＩＤ').replace('(方書)', '（方書）'),
    );
    headers[0] = `\uFEFF ${headers[0]} `;
    expect(standardLayout(headers).name).toBe(current.name);
  });

  it('may lack columns that no row needs', () => {
    const layout = standardLayout(['ID', '名称', '自治体コード', '住所']);
    expect(layout.columns).toEqual({ id: 0, name: 1, municipality_code: 2, address: 3 });
  });

  it('take the ID for identity, not the running number before it', () => {
    const { id, unstored } = standardLayout(['NO', '全国地方公共団体コード', '施設名称', 'ID', '名称']);
    expect(id).toEqual([3]);
    expect(unstored).toEqual([0, 2]);
    expect(standardLayout(['番号', '自治体コード', '名称', '施設ID']).columns).toMatchObject({ id: 3 });
  });

  it('say of an unknown file what was seen, what is nearest and what is missing', () => {
    const headers = older.headers.filter((header) => header !== 'NO');
    expect(() => standardLayout([...headers])).toThrow(
      /unknown layout: headers seen are "都道府県コード又は市区町村コード".* and 15 more; nearest is 子育て施設一覧, 28 columns.* with 27 of its 28 columns; missing "ID"\. Describe the file in a profile/,
    );
    expect(() => standardLayout(['a', 'b'])).toThrow(
      /"a", "b".*missing "名称", "全国地方公共団体コード", "ID"/,
    );
  });

  it('name the columns that have no place in the database', () => {
    const { unstored } = standardLayout([...variant.headers]);
    const names = unstored.map((at) => variant.headers[at]);
    expect(names).toEqual(expect.arrayContaining(['名称_英字', '授乳室', '画像']));
    expect(names).not.toContain('名称');
  });

  it('have no alias for two fields', () => {
    const all = Object.values(aliases).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.map(normaliseHeader)).toEqual(all);
  });
});

describe('a profile', () => {
  const columns = { name: 'title', address: 'where' };
  const municipality = { code: '372013', name: '香川県高松市' };

  it('maps a city’s own headers', () => {
    const layout = profileLayout(
      ['key', 'title', 'where', 'extra'],
      profile({ municipality, id: { columns: ['key'] }, columns }),
    );
    expect(layout).toMatchObject({
      name: 'profile test',
      columns: { name: 1, address: 2 },
      id: [0],
      unstored: [3],
    });
  });

  it('leaves standard headers it does not name to the alias table', () => {
    const layout = profileLayout(
      ['ID', '名称', '所在'],
      profile({ municipality, columns: { address: '所在' } }),
    );
    expect(layout).toMatchObject({ columns: { id: 0, name: 1, address: 2 }, id: [0] });
  });

  it.each([
    [{ municipality, id: { columns: ['nr'] }, columns }, /the column "nr" for the ID; the file has "key"/],
    [{ municipality, id: { columns: ['key'] }, columns: { name: 'nom' } }, /the column "nom" for name/],
    [{ municipality, columns }, /no column identifies a facility: add "id"/],
    [{ id: { columns: ['key'] }, columns }, /which municipality it is: add "municipality"/],
    [{ municipality, id: { columns: ['key'] } }, /names no column for "name"/],
  ])('that does not fit the file says how to mend it (%#)', (parts, message) => {
    expect(() => profileLayout(['key', 'title', 'where'], profile(parts))).toThrow(message);
  });

  it.each([
    ['{', /is no JSON/],
    ['{}', /name: /],
    ['{"name":"a","colums":{}}', /colums/],
    ['{"name":"a","columns":{"naam":"x"}}', /naam/],
    [
      '{"name":"a","municipality":{"code":"352072","name":"x"}}',
      /municipality\.code: has a wrong check digit/,
    ],
    ['{"name":"a","file":{"header_row":0}}', /file\.header_row/],
    ['{"name":"a","facility_type":"ひみつ基地"}', /facility_type: is no known kind/],
    ['{"name":"a","file":{"encoding":"euc-jp"}}', /file\.encoding/],
    ['{"name":"a","source":{"name":"x","as_of":"April"}}', /source\.as_of/],
  ])('that is faulty is refused with the entry at fault: %s', (text, message) => {
    expect(() => parseProfile(text, 'profile.json')).toThrow(message);
  });

  it('is described by the guide: its example is valid and every field is named', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/open-data.md'), 'utf8');
    const example = /```json\n(.*?)```/s.exec(guide)?.[1] ?? '';
    expect(parseProfile(example, 'the guide')).toMatchObject({ name: 'our-city', file: { header_row: 2 } });
    for (const field of fields) expect(guide).toContain(`\`${field}\``);
  });
});
