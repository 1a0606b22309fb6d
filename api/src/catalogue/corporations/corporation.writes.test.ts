import type { CorporationRecord } from '@enerabi/shared/server/records';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { writeCorporations } from './corporation.writes.ts';
import { writeOutdatedTexts } from './corporation-texts.writes.ts';

describeOnDatabases('the writes of operators', (database) => {
  const write = (...records: CorporationRecord[]) =>
    database.db.transaction().execute((transaction) => writeCorporations(transaction, records));
  const stored = (name: string) =>
    database.db
      .selectFrom('corporation')
      .select(['id', 'path_name', 'search_text', 'sort_kana'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow();

  it('give each a path name: its own, else its number, else one of its id', async () => {
    await write(
      { name: 'あ会', path_name: 'own', corporation_number: '1010005000001' },
      { name: 'い会', corporation_number: '2010005000001' },
      { name: 'う会' },
    );
    expect((await stored('あ会')).path_name).toBe('own');
    expect((await stored('い会')).path_name).toBe('2010005000001');
    const { id, path_name } = await stored('う会');
    expect(path_name).toBe(`o${id}`);
  });

  it('never change a path name', async () => {
    const before = await stored('う会');
    await write({ name: 'う会', path_name: 'later', kind: '株式会社' });
    expect((await stored('う会')).path_name).toBe(before.path_name);
  });

  it('keep the search texts in step with what is learned', async () => {
    await write({ name: '光会' });
    expect((await stored('光会')).search_text).toBe('光会');
    await write({ name: '光会', name_kana: 'ヒカリカイ' });
    expect(await stored('光会')).toMatchObject({
      search_text: '光会\nひかりかい',
      sort_kana: expect.stringMatching(/^ひ/),
    });
  });

  it('renew texts of an older search form, and those that another version of the site left out', async () => {
    await sql`update corporation set search_text = 'old', search_text_version = 1 where name = '光会'`.execute(
      database.db,
    );
    await sql`insert into corporation (name) values ('新会')`.execute(database.db);
    expect(await writeOutdatedTexts(database.db)).toBe(2);
    expect((await stored('光会')).search_text).toContain('ひかりかい');
    expect((await stored('新会')).search_text).toBe('新会');
    expect(await writeOutdatedTexts(database.db)).toBe(0);
  });
});
