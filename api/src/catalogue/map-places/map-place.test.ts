import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';

const box = 'south=35&west=139&north=36&east=140';

describeOnDatabases('GET /api/front/map_places', (database) => {
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', { latitude: 35.6, longitude: 139.7 }),
      sampleRecord('B', { latitude: 35.8, longitude: 139.9 }),
      sampleRecord('HIDDEN', { latitude: 35.1, longitude: 139.1, is_published: false }),
      sampleRecord('NOWHERE'),
    ]);
    const { id: source_id } = await database.db.selectFrom('source').select('id').executeTakeFirstOrThrow();
    for (const operator of ['JR東日本', '東京メトロ']) {
      const { id: line_id } = await database.db
        .insertInto('railway_line')
        .values({ operator, name: `${operator}線` })
        .returning('id')
        .executeTakeFirstOrThrow();
      await database.db
        .insertInto('railway_station')
        .values({
          line_id,
          prefecture_code: '130001',
          name: '東京',
          search_name: '東京',
          latitude: 35.681,
          longitude: 139.767,
          source_id,
        })
        .execute();
      if (operator === '東京メトロ') continue;
      await database.db
        .insertInto('railway_station')
        .values({
          line_id,
          prefecture_code: '130001',
          name: '上野',
          search_name: '上野',
          latitude: 35.713,
          longitude: 139.777,
          source_id,
        })
        .execute();
    }
  });

  const ask = async (query: string) => {
    const app = await createApp({ db: database.db });
    const answer = await app.request(`/api/front/map_places?${query}`);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  it('names a municipality in the middle of its published facilities, and a station of several lines once', async () => {
    const { status, body } = await ask(box);
    expect(status).toBe(200);
    expect(body).toEqual({
      municipalities: [
        {
          municipality_name: '千代田区',
          latitude: expect.closeTo(35.7, 6),
          longitude: expect.closeTo(139.8, 6),
        },
      ],
      stations: [
        { name: '東京', latitude: expect.closeTo(35.681, 6), longitude: expect.closeTo(139.767, 6) },
        { name: '上野', latitude: expect.closeTo(35.713, 6), longitude: expect.closeTo(139.777, 6) },
      ],
      railways: [
        {
          name: 'JR東日本線',
          paths: [
            [
              [139.767, 35.681],
              [139.777, 35.713],
            ],
          ],
        },
      ],
    });
  });

  it('names nothing outside the box, and refuses an invalid box', async () => {
    expect((await ask('south=34&west=135&north=35&east=136')).body).toEqual({
      municipalities: [],
      stations: [],
      railways: [],
    });
    expect((await ask('south=abc&west=135&north=35&east=136')).status).toBe(422);
  });
});
