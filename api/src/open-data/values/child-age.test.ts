import { beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { readMigrations } from '../../platform/db/migration-files.ts';
import { FacilitySearch } from '../../search/facilities/facility-search.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { readAcceptedAge } from './accepted-age.ts';

const texts = ['生後57日目から', '産休明け〜就学前', '生後８週から', '2か月から', '1歳から'];

const records = texts.map((accepted_age_text, at) => {
  const age = readAcceptedAge(accepted_age_text).value;
  return sampleRecord(`A${at}`, {
    name: accepted_age_text,
    name_kana: `${at}`,
    accepted_age_text,
    accept_from_months: age?.from_months ?? null,
    accept_from_days: age?.from_days ?? null,
  });
});

describeOnDatabases('a search for a child by its age on the day of admission', (database) => {
  let search: FacilitySearch;
  beforeAll(async () => {
    await saveFacilities(database.db, records);
    search = new FacilitySearch(database.db);
  });

  const found = async (age: { child_age_months?: number; child_age_days?: number }): Promise<string[]> => {
    const query = { ...age, sort: 'kana' as const, page: 1, limit: 100, walk_minutes: 15 };
    return (await search.list(query, new Date())).value().facilities.map(({ name }) => name);
  };

  it.each([
    [55, []],
    [56, ['生後８週から']],
    [57, ['生後57日目から', '産休明け〜就学前', '生後８週から']],
    [60, ['生後57日目から', '産休明け〜就学前', '生後８週から']],
  ])('of one month and %d days finds what takes it from its very day', async (child_age_days, names) => {
    expect(await found({ child_age_months: 1, child_age_days })).toEqual(names);
  });

  it('of months alone, or of days alone, still finds what certainly takes it', async () => {
    expect(await found({ child_age_months: 2 })).toEqual(texts.slice(0, 4));
    expect(await found({ child_age_months: 1 })).toEqual([]);
    expect(await found({ child_age_days: 62 })).toEqual(texts.slice(0, 4));
  });

  it('counts classes with the same rule', async () => {
    const query = { child_age_months: 1, child_age_days: 57, walk_minutes: 15 };
    const counts = (await search.counts(query, new Date())).child_classes;
    expect(counts.find(({ child_class_id }) => child_class_id === 0)?.facilities).toBe(3);
  });

  it('finds what was imported before days were stored, once the schema is migrated', async () => {
    await sql`update facility set accept_from_days = null`.execute(database.db);
    expect(await found({ child_age_months: 1, child_age_days: 57 })).toEqual([]);
    const { text = '' } = readMigrations().find(({ name }) => name === 'accepted_age_in_days') ?? {};
    await sql.raw(text.slice(text.indexOf('update facility'))).execute(database.db);
    expect(await found({ child_age_months: 1, child_age_days: 57 })).toEqual(texts.slice(0, 3));
  });
});
