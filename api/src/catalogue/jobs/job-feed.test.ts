import { listJobFeed } from '@enerabi/shared/contract/catalogue/posts/job-feed.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { asContracted, requestAs } from '../../testing/request-as.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleJobPosting } from '../../testing/sample-rows.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';

const open = { posted_on: '2020-01-01', updated_on: '2020-01-02', valid_through: '2999-12-31' };

describeOnDatabases('the feed of postings', (database) => {
  let app: Hono;
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(db, [
      sampleRecord('A', { path_name: 'a' }),
      sampleRecord('B', { path_name: 'hidden', is_published: false }),
      sampleRecord('C', { path_name: 'demo', is_demo: true }),
    ]);
    const [a, hidden, demo] = await Promise.all(['a', 'hidden', 'demo'].map((one) => ownerOf(db, one)));
    if (!a || !hidden || !demo) throw new Error('The facilities are not there');
    await db
      .insertInto('job_posting')
      .values([
        sampleJobPosting(a, 'first', open),
        sampleJobPosting(a, 'over'),
        sampleJobPosting(a, 'withdrawn', { ...open, is_published: false }),
        sampleJobPosting(hidden, 'of-hidden', open),
        sampleJobPosting(demo, 'invented', open),
        sampleJobPosting(a, 'second', open),
      ])
      .execute();
    app = await createApp({ db });
  });

  const part = async (query: string) => {
    const answer = await requestAs(app)('GET', `/api/front/job_feed?${query}`);
    expect(asContracted(listJobFeed, answer)).toEqual(answer.body);
    return listJobFeed.reply.parse(answer.body).jobs;
  };

  it('has what is open, in parts, and neither what is over nor what is invented', async () => {
    const [first, ...others] = await part('limit=1');
    expect([first?.path_name, others]).toEqual(['first', []]);
    const rest = await part(`after=${first?.job_posting_id}`);
    expect(rest.map(({ path_name }) => path_name)).toEqual(['second']);
    expect(await part(`after=${rest[0]?.job_posting_id}`)).toEqual([]);
  });

  it('takes no more than a part at once', async () => {
    expect((await requestAs(app)('GET', '/api/front/job_feed?limit=501')).status).toBe(422);
  });
});
