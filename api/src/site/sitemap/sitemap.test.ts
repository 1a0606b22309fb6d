import { dayInJapan } from '@enerabi/shared/clock';
import {
  getSitemapPart,
  listSitemapAreas,
  listSitemapParts,
} from '@enerabi/shared/contract/site/sitemap.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleEvent, sampleJobPosting, sampleNotification } from '../../testing/sample-rows.ts';
import { idsPerPart } from './sitemap.rules.ts';

const tomorrow = dayInJapan(new Date(Date.now() + 86_400_000));

describeOnDatabases('the sitemap (R1.3)', (database) => {
  let app: Hono;
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(db, [
      sampleRecord('A', {
        path_name: 'last-of-part-1',
        corporation: { name: 'あおば会', path_name: 'aoba' },
      }),
      sampleRecord('B', { path_name: 'first-of-part-2', facility_type: 15 }),
      sampleRecord('C', { path_name: 'hidden', is_published: false, corporation: { name: 'かくれ会' } }),
      sampleRecord('D', { path_name: 'far-away', prefecture_code: '470007', municipality_code: null }),
    ]);
    // An id can only be changed if the database does not generate it and nothing references it.
    await sql`alter table facility alter id drop identity`.execute(db);
    await sql`delete from facility_search`.execute(db);
    await sql`delete from facility_source`.execute(db);
    const move = (path: string, id: number, changed: string) =>
      sql`update facility set id = ${id}, updated_at = ${changed}::timestamptz where path_name = ${path}`.execute(
        db,
      );
    await move('last-of-part-1', idsPerPart, '2026-05-01T14:59:59Z');
    await move('first-of-part-2', idsPerPart + 1, '2026-05-01T15:00:00Z');
    await move('hidden', idsPerPart * 2 + 1, '2026-05-01T15:00:00Z');
    await move('far-away', idsPerPart * 4, '2026-04-01T00:00:00Z');
    const owner = { facility_id: idsPerPart, prefecture_code: '130001' };
    await db
      .insertInto('notification')
      .values([
        sampleNotification(owner, 'garden'),
        sampleNotification(owner, 'draft', { is_published: false }),
        sampleNotification(owner, 'tomorrow', { posted_on: tomorrow }),
        sampleNotification({ ...owner, facility_id: idsPerPart * 2 + 1 }, 'of-a-hidden-one'),
      ])
      .execute();
    const far = { starts_at: `${tomorrow} 10:00:00`, ends_at: `${tomorrow} 11:00:00` };
    await db
      .insertInto('event')
      .values([sampleEvent(owner, 'garden-day', far), sampleEvent(owner, 'over')])
      .execute();
    const open = { posted_on: '2026-05-01', updated_on: '2026-05-12', valid_through: tomorrow };
    await db
      .insertInto('job_posting')
      .values([
        sampleJobPosting(owner, 'teacher', open),
        sampleJobPosting(owner, 'over'),
        sampleJobPosting(owner, 'withdrawn', { ...open, is_published: false }),
        sampleJobPosting({ ...owner, facility_id: idsPerPart * 2 + 1 }, 'of-a-hidden-one', open),
      ])
      .execute();
    await sql`
      with line as (insert into railway_line (operator, name) values ('テスト鉄道', '本線') returning id),
      source as (insert into source (name) values ('テスト') returning id)
      insert into railway_station (line_id, prefecture_code, name, search_name, latitude, longitude, source_id)
      select line.id, '130001', '東京', '東京', 35.68, 139.77, source.id from line, source
    `.execute(db);
    app = await createApp({ db });
  });

  const get = async (path: string) => {
    const reply = await app.request(path);
    return { status: reply.status, body: (await reply.json()) as object };
  };

  it('has a part for each range of ids in which something is published, dated in Japan', async () => {
    const { status, body } = await get('/api/front/sitemap_parts');
    expect(status).toBe(200);
    expect(listSitemapParts.reply.parse(body)).toEqual({
      facility: [
        { part: 1, last_modified_on: '2026-05-01' },
        { part: 2, last_modified_on: '2026-05-02' },
        { part: 4, last_modified_on: '2026-04-01' },
      ],
      notification: [{ part: 1, last_modified_on: '2026-05-20' }],
      interview: [],
      corporation: [{ part: 1, last_modified_on: '2026-05-01' }],
      event: [{ part: 1, last_modified_on: '2026-05-01' }],
      job_posting: [{ part: 1, last_modified_on: '2026-05-12' }],
    });
  });

  it('keeps a facility in its part, at the boundaries too', async () => {
    const addressesOf = async (part: number) =>
      getSitemapPart.reply.parse((await get(`/api/front/sitemap_part?kind=facility&part=${part}`)).body)
        .addresses;
    expect(await addressesOf(1)).toEqual([
      { facility_path_name: 'last-of-part-1', last_modified_on: '2026-05-01' },
    ]);
    expect(await addressesOf(2)).toEqual([
      { facility_path_name: 'first-of-part-2', last_modified_on: '2026-05-02' },
    ]);
    expect(await addressesOf(4)).toEqual([
      { facility_path_name: 'far-away', last_modified_on: '2026-04-01' },
    ]);
  });

  it('lists operators with published facilities, dated by these', async () => {
    expect((await get('/api/front/sitemap_part?kind=corporation&part=1')).body).toEqual({
      addresses: [{ path_name: 'aoba', last_modified_on: '2026-05-01' }],
    });
  });

  it('lists the prefectures whose facilities have notices', async () => {
    expect((await get('/api/front/sitemap_areas')).body).toMatchObject({ notice_areas: ['130001'] });
  });

  it('lists events that are not over, and their prefectures', async () => {
    expect((await get('/api/front/sitemap_part?kind=event&part=1')).body).toEqual({
      addresses: [{ path_name: 'garden-day', area_slug: 'tokyo', last_modified_on: '2026-05-01' }],
    });
    expect((await get('/api/front/sitemap_areas')).body).toMatchObject({ event_areas: ['130001'] });
  });

  it('lists postings that are open, dated by their last confirmation, and their prefectures', async () => {
    expect((await get('/api/front/sitemap_part?kind=job_posting&part=1')).body).toEqual({
      addresses: [
        { facility_path_name: 'last-of-part-1', path_name: 'teacher', last_modified_on: '2026-05-12' },
      ],
    });
    expect((await get('/api/front/sitemap_areas')).body).toMatchObject({
      job_areas: ['130001'],
      jobs: [{ prefecture_code: '130001', job_types: [1], employment_statuses: [2] }],
    });
  });

  it('lists notifications that can be read now', async () => {
    expect((await get('/api/front/sitemap_part?kind=notification&part=1')).body).toEqual({
      addresses: [
        { facility_path_name: 'last-of-part-1', path_name: 'garden', last_modified_on: '2026-05-20' },
      ],
    });
  });

  it.each([
    'kind=facility&part=3',
    'kind=facility&part=5',
    'kind=facility&part=1000000',
    'kind=interview&part=1',
  ])('has no part %s', async (query) => {
    expect(await get(`/api/front/sitemap_part?${query}`)).toMatchObject({
      status: 404,
      body: { code: 'sitemap_part_not_found' },
    });
  });

  it.each(['kind=facility&part=0', 'kind=facility&part=1e3', 'kind=facility', 'kind=job&part=1', 'part=1'])(
    'takes no nonsense: %s',
    async (query) => expect((await get(`/api/front/sitemap_part?${query}`)).status).toBe(422),
  );

  it('names the areas that have facilities, with their types and municipalities', async () => {
    const { body } = await get('/api/front/sitemap_areas');
    const { areas, railway_areas } = listSitemapAreas.reply.parse(body);
    expect(railway_areas).toEqual(['130001']);
    expect(areas).toEqual([
      {
        prefecture_code: '130001',
        last_modified_on: '2026-05-02',
        facility_types: [
          { facility_type: 1, last_modified_on: '2026-05-01' },
          { facility_type: 15, last_modified_on: '2026-05-02' },
        ],
        municipalities: [{ municipality_code: '131016', last_modified_on: '2026-05-02' }],
      },
      {
        prefecture_code: '470007',
        last_modified_on: '2026-04-01',
        facility_types: [{ facility_type: 1, last_modified_on: '2026-04-01' }],
        municipalities: [],
      },
    ]);
  });
});
