import { lineStations } from '@enerabi/gazetteer/railways';
import { beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { writeStations } from '../catalogue/railway/station.writes.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { addRailways } from './add-railways.ts';

const credit = { name: '国土数値情報（鉄道データ）（国土交通省）', url: null, licence: null };

describeOnDatabases('stations of demonstration data', (database) => {
  beforeEach(async () => {
    await sql`truncate facility, source, railway_line restart identity cascade`.execute(database.db);
  });
  const invent = () => saveFacilities(database.db, [sampleRecord('DEMO', { is_demo: true })]);
  const names = async (line: string) => {
    const rows = await database.db
      .selectFrom('railway_station')
      .innerJoin('railway_line', 'railway_line.id', 'railway_station.line_id')
      .where('railway_line.name', '=', line)
      .select(['railway_station.name', 'railway_station.is_demo'])
      .orderBy('line_order')
      .execute();
    return rows.map(({ name, is_demo }) => (is_demo ? name : `${name} (real)`));
  };

  it('come to a database with invented facilities, once', async () => {
    await invent();
    expect(await addRailways(database.db)).toBe(lineStations.length);
    expect(await names('ゆいレール')).toHaveLength(19);
    expect((await names('ゆいレール')).slice(0, 2)).toEqual(['那覇空港', '赤嶺']);
    expect(await addRailways(database.db)).toBeUndefined();
  });

  it('name whom their positions are from', async () => {
    await invent();
    await addRailways(database.db);
    const { rows } = await sql<{ name: string }>`
      select distinct source.name from railway_station join source on source.id = source_id
    `.execute(database.db);
    expect(rows).toEqual([{ name: credit.name }]);
  });

  it('stay away where nothing is invented', async () => {
    await saveFacilities(database.db, [sampleRecord('REAL')]);
    expect(await addRailways(database.db)).toBeUndefined();
    expect(await names('ゆいレール')).toEqual([]);
  });

  it('come back after they were lost, under the ids of those that stayed', async () => {
    await invent();
    await addRailways(database.db);
    const ids = () => database.db.selectFrom('railway_station').select('id').orderBy('id').execute();
    const before = await ids();
    await database.db.deleteFrom('railway_station').where('id', '>', 100).execute();
    expect(await addRailways(database.db)).toBe(lineStations.length - 100);
    expect((await ids()).slice(0, 100)).toEqual(before.slice(0, 100));
  });

  it('are not created beside a real one', async () => {
    await invent();
    const real = {
      operator: '別の会社',
      line: '別の線',
      name: '那覇空港',
      prefecture_code: '470007',
      latitude: 26.2065,
      longitude: 127.6522,
      line_order: 1,
    };
    await database.db
      .transaction()
      .execute((transaction) => writeStations(transaction, [real], { source: credit, isDemo: false }));
    await addRailways(database.db);
    expect(await names('別の線')).toEqual(['那覇空港 (real)']);
    expect(await names('ゆいレール')).not.toContain('那覇空港');
    expect(await names('ゆいレール')).toContain('赤嶺');
  });
});
