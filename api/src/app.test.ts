import {
  countFacilities,
  getFacility,
  listFacilities,
  type OperationSchemas,
  searchFacilitiesByMap,
  searchJobsByMap,
  suggestSearches,
} from '@enerabi/shared/contract';
import { beforeAll, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { saveFacilities } from './catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from './testing/databases.ts';
import { sampleRecord } from './testing/sample-record.ts';

describeOnDatabases('the API', (database) => {
  let app: Hono;
  let isStopping = false;
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', {
        path_name: 'himawari',
        name: 'ヒマワリ保育園',
        latitude: 35.68,
        longitude: 139.76,
      }),
      sampleRecord('B', { path_name: 'hidden', is_published: false }),
    ]);
    app = await createApp({ db: database.db, isStopping: () => isStopping });
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await app.request(path, { headers });
    return { reply, status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };

  it('answers the calls of the specification, misspelling included (R6.1)', async () => {
    const list = await get(`/api/front_get_facilties?area=130001&keyword=${encodeURIComponent('ひまわり')}`);
    expect(list.body).toMatchObject({
      total: 1,
      page: 1,
      limit: 20,
      facilities: [{ path_name: 'himawari' }],
    });
    const detail = await get('/api/front_get_facility?path_name=himawari');
    expect(detail.body).toMatchObject({ name: 'ヒマワリ保育園', phones: [], corporation: null });
    const nearby = await get(
      '/api/front/recommend/nearby_facilities?search_target_lat=35.68&search_target_lng=139.77&search_ask_onetime=false',
    );
    expect(nearby.body).toMatchObject({ facilities: [{ path_name: 'himawari', distance_m: 903 }] });
  });

  it('has replies that keep the contract: nothing more, nothing less', async () => {
    for (const [path, schemas] of [
      ['/api/front_get_facilties', listFacilities],
      ['/api/front/facility_counts?area=130001', countFacilities],
      ['/api/front_facilities_by_map_search?south=30&west=130&north=40&east=145', searchFacilitiesByMap],
      ['/api/front/jobs_by_map?south=30&west=130&north=40&east=145', searchJobsByMap],
      ['/api/front/search_suggestions?keyword=%E3%81%B2', suggestSearches],
      ['/api/front_get_facility?path_name=himawari', getFacility],
    ] as const) {
      const contract = (await schemas.schemas()) as OperationSchemas;
      const { body } = await get(path);
      expect(contract.reply.parse(body)).toEqual(body);
    }
  });

  it('names the field at fault: 422 problem', async () => {
    const { reply, status, body } = await get('/api/front_get_facilties?limit=1000&prefecture=13');
    expect(status).toBe(422);
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(body).toMatchObject({
      code: 'invalid_request',
      status: 422,
      errors: [
        { field: 'limit', code: 'too_big' },
        { field: 'prefecture', code: 'unknown_field' },
      ],
    });
    expect(body.request_id).toBe(reply.headers.get('x-request-id'));
  });

  it('knows 47 areas: 404 area_not_found for others', async () => {
    expect(await get('/api/front_get_facilties?area=990000')).toMatchObject({
      status: 404,
      body: { code: 'area_not_found' },
    });
  });

  it.each([
    'path_name=hidden',
    'path_name=hidden&is_published=false',
    'path_name=himawari&is_published=false',
    'path_name=nobody',
  ])('shows only what is published: 404 for %s', async (query) => {
    expect(await get(`/api/front_get_facility?${query}`)).toMatchObject({
      status: 404,
      body: { code: 'facility_not_found' },
    });
  });

  it('answers unknown paths and methods with problems, too', async () => {
    expect(await get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const reply = await app.request('/api/front_get_facility', { method: 'DELETE' });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('passes a request id through, is not cached, and lets a browser run nothing', async () => {
    const { reply } = await get('/api/front_get_facilties', { 'x-request-id': 'trace-1' });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'x-request-id': 'trace-1',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('says nothing of an unexpected error but its reference number', async () => {
    const broken = await createApp({ db: database.db });
    broken.get('/broken', () => {
      throw new Error('password of the database');
    });
    const reply = await broken.request('/broken', { headers: { 'x-request-id': 'trace-2' } });
    expect(await reply.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code: 'internal_error',
      request_id: 'trace-2',
    });
  });

  it('is ready with a migrated database, until it stops', async () => {
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
    isStopping = true;
    expect(await get('/readyz')).toMatchObject({ status: 503, body: { code: 'stopping' } });
    const { status } = await get('/healthz');
    isStopping = false;
    expect(status).toBe(200);
  });

  it('measures by route, never by what a visitor makes up', async () => {
    await get('/api/made-up/path');
    const metrics = await (await app.request('/metrics')).text();
    expect(metrics).toMatch(/route="\/api\/front_get_facilties",status="200"/);
    expect(metrics).toMatch(/route="none",status="404"/);
    expect(metrics).not.toContain('made-up');
  });

  it('describes itself as OpenAPI 3.1 and as a page without scripts (R6.3)', async () => {
    const { body } = await get('/api/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/front_get_facilties': { get: { operationId: 'listFacilities' } },
        '/api/front/top': { get: { operationId: 'getTop' } },
      },
    });
    const reply = await app.request('/api/reference');
    const page = await reply.text();
    expect(page).toContain('<code>facility_types[]</code>');
    expect(page).not.toContain('<script');
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
  });
});
