import type { StationRecord } from '@enerabi/shared/server/records';
import { beforeAll, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { writeStations } from './station.writes.ts';

const station = (line: string, name: string, line_order: number, known: Partial<StationRecord> = {}) => ({
  operator: line.startsWith('JR') ? 'JR東日本' : '東急電鉄',
  line,
  name,
  prefecture_code: '130001',
  latitude: 35.6 + line_order / 100,
  longitude: 139.7,
  line_order,
  ...known,
});
const records = [
  station('東急東横線', '中目黒', 2),
  station('東急東横線', '渋谷', 1),
  station('東急東横線', '自由が丘', 3),
  station('東急東横線', '日吉', 4, { prefecture_code: '140007' }),
  station('東急目黒線', '目黒', 1),
  station('JR山手線', '渋谷', 2),
  station('JR山手線', '新宿', 1),
];
const credit = {
  name: '国土数値情報（鉄道データ）（国土交通省）',
  url: 'https://nlftp.mlit.go.jp/ksj/',
  licence: 'CC BY 4.0',
};

describeOnDatabases('railway lines and stations (R6.3)', (database) => {
  let app: Hono;
  beforeAll(async () => {
    await database.db.transaction().execute(async (transaction) => {
      await writeStations(transaction, records, { source: credit, isDemo: false });
      const invented = station('モノレール', '空港', 1, {
        operator: 'モノレール',
        prefecture_code: '470007',
      });
      const source = { name: 'デモデータ', url: null, licence: null };
      await writeStations(transaction, [invented], { source, isDemo: true });
    });
    app = await createApp({ db: database.db });
  });
  interface Body {
    code?: string;
    railway_lines: unknown[];
    stations: { station_id: number; name: string; line_name: string }[];
    credits: string[];
  }
  const ask = async (path: string) => {
    const reply = await app.request(`/api/front/${path}`);
    return { status: reply.status, body: (await reply.json()) as Body };
  };
  const lineId = async (name: string) => {
    const { id } = await database.db
      .selectFrom('railway_line')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return id;
  };
  const namesOf = ({ body }: { body: Body }) =>
    body.stations.map(({ name, line_name }) => `${line_name} ${name}`);

  it('lists the lines of a prefecture with their stations there, JR first', async () => {
    const { status, body } = await ask('railway_lines?area=130001');
    expect(status).toBe(200);
    expect(body.railway_lines).toEqual([
      { railway_line_id: expect.any(Number), name: 'JR山手線', operator: 'JR東日本', stations: 2 },
      { railway_line_id: expect.any(Number), name: '東急東横線', operator: '東急電鉄', stations: 3 },
      { railway_line_id: expect.any(Number), name: '東急目黒線', operator: '東急電鉄', stations: 1 },
    ]);
    expect((await ask('railway_lines?area=010006')).body).toEqual({ railway_lines: [] });
  });

  it('lists the stations of lines in the order of lines asked for and along each, with their credit', async () => {
    const [toyoko, yamanote] = [await lineId('東急東横線'), await lineId('JR山手線')];
    const asked = `railway_line_ids[]=${toyoko}&railway_line_ids[]=${yamanote}`;
    const everywhere = await ask(`railway_stations?${asked}`);
    expect(namesOf(everywhere)).toEqual([
      '東急東横線 渋谷',
      '東急東横線 中目黒',
      '東急東横線 自由が丘',
      '東急東横線 日吉',
      'JR山手線 新宿',
      'JR山手線 渋谷',
    ]);
    expect(everywhere.body.credits).toEqual([credit.name]);
    expect(namesOf(await ask(`railway_stations?area=140007&${asked}`))).toEqual(['東急東横線 日吉']);
  });

  it('names single stations, and leaves out what there is not', async () => {
    const { body } = await ask(`railway_stations?railway_line_ids[]=${await lineId('東急目黒線')}`);
    const [station] = body.stations;
    const single = await ask(
      `railway_stations?station_ids[]=${station?.station_id}&station_ids[]=2147483647`,
    );
    expect(single.body.stations).toMatchObject([{ name: '目黒', operator: '東急電鉄', latitude: 35.61 }]);
    expect((await ask('railway_stations?railway_line_ids[]=2147483647')).body).toEqual({
      stations: [],
      credits: [],
    });
  });

  it('gives no credit for what is invented', async () => {
    const { body } = await ask(`railway_stations?railway_line_ids[]=${await lineId('モノレール')}`);
    expect(body).toMatchObject({ stations: [{ name: '空港' }], credits: [] });
  });

  it.each([
    ['railway_lines', 422, 'invalid_request'],
    ['railway_lines?area=13', 422, 'invalid_request'],
    ['railway_lines?area=130002', 404, 'area_not_found'],
    ['railway_stations', 422, 'invalid_request'],
    ['railway_stations?area=130001', 422, 'invalid_request'],
    ['railway_stations?railway_line_ids[]=shibuya', 422, 'invalid_request'],
    ['railway_stations?railway_line_ids[]=0', 422, 'invalid_request'],
    ['railway_stations?railway_line_ids[]=1&area=999999', 404, 'area_not_found'],
    [`railway_stations?${'railway_line_ids[]=1&'.repeat(11)}`, 422, 'invalid_request'],
    [`railway_stations?${'station_ids[]=1&'.repeat(21)}`, 422, 'invalid_request'],
  ])('answers %s with %i %s', async (path, status, code) => {
    expect(await ask(path)).toMatchObject({ status, body: { code } });
  });
});
