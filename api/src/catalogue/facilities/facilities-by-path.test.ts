import { beforeAll, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { saveFacilities } from './save-facilities.ts';

describeOnDatabases('facilities by their path names', (database) => {
  let app: Hono;
  beforeAll(async () => {
    await saveFacilities(database.db, [
      ...Array.from({ length: 9 }, (_, at) =>
        sampleRecord(`N${at}`, { path_name: `nursery-${at}`, capacity: 10 * at, meals_note: '自園調理' }),
      ),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    app = await createApp({ db: database.db });
  });

  const ask = async (pathNames: readonly string[]) => {
    const query = pathNames.map((name) => `path_names[]=${encodeURIComponent(name)}`).join('&');
    const reply = await app.request(`/api/front/facilities_by_path?${query}`);
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };

  it('come in the order asked for, each once, with all their facts', async () => {
    const { status, body } = await ask(['nursery-7', 'nursery-2', 'nursery-7', 'nursery-5']);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      facilities: [
        { path_name: 'nursery-7', capacity: 70, meals_note: '自園調理' },
        { path_name: 'nursery-2', capacity: 20 },
        { path_name: 'nursery-5', capacity: 50 },
      ],
      missing: [],
    });
    const alone = await app.request('/api/front_get_facility?path_name=nursery-7');
    expect(body.facilities).toContainEqual(await alone.json());
  });

  it('are named as missing where they are unknown or not published', async () => {
    const { status, body } = await ask(['nowhere', 'nursery-1', 'hidden']);
    expect(status).toBe(200);
    expect(body).toEqual({
      facilities: [expect.objectContaining({ path_name: 'nursery-1' })],
      missing: ['nowhere', 'hidden'],
    });
    expect((await ask(['nowhere'])).body).toEqual({ facilities: [], missing: ['nowhere'] });
  });

  it('are at most as many as can be compared: 422 naming the field', async () => {
    const names = Array.from({ length: 9 }, (_, at) => `nursery-${at}`);
    expect((await ask(names.slice(0, 8))).body.facilities).toHaveLength(8);
    for (const wrong of [names, [], ['あ'], ["'; drop table facility"]])
      expect(await ask(wrong)).toMatchObject({
        status: 422,
        body: { code: 'invalid_request', errors: [{ field: expect.stringMatching(/^path_names/) }] },
      });
  });
});
