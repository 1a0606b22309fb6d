import {
  listInterviewsOfCorporation,
  listJobsOfCorporation,
  listNotificationsOfCorporation,
} from '@enerabi/shared/contract/catalogue/corporation-posts.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleInterview, sampleJobPosting, sampleNotification } from '../../testing/sample-rows.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';
import { findCorporations } from './corporation-list.queries.ts';
import { findInterviewsOf, findJobsOf, findNotificationsOf } from './corporation-posts.queries.ts';

const corporation = { name: 'あおば会', path_name: 'aoba' };
const today = '2026-05-20';

describeOnDatabases('what the facilities of an operator have posted (R6.3)', (database) => {
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(db, [
      sampleRecord('A', { path_name: 'a', name: 'あおば保育園', corporation }),
      sampleRecord('B', { path_name: 'b', corporation }),
      sampleRecord('HIDDEN', { path_name: 'hidden', corporation, is_published: false }),
      sampleRecord('C', { path_name: 'c', corporation: { name: 'よその会', path_name: 'other' } }),
    ]);
    const [a, b, hidden, c] = [
      await ownerOf(db, 'a'),
      await ownerOf(db, 'b'),
      await ownerOf(db, 'hidden'),
      await ownerOf(db, 'c'),
    ];
    const posted = (day: string) => ({ posted_on: day, updated_on: day });
    await db
      .insertInto('job_posting')
      .values([
        sampleJobPosting(a, 'old', posted('2026-04-01')),
        sampleJobPosting(a, 'new', posted('2026-05-20')),
        sampleJobPosting(b, 'middle', posted('2026-05-01')),
        sampleJobPosting(b, 'last-day', { ...posted('2026-03-01'), valid_through: today }),
        sampleJobPosting(a, 'ended', { ...posted('2026-03-01'), valid_through: '2026-05-19' }),
        sampleJobPosting(a, 'tomorrow', posted('2026-05-21')),
        sampleJobPosting(a, 'draft', { is_published: false }),
        sampleJobPosting(hidden, 'of-hidden'),
        sampleJobPosting(c, 'elsewhere'),
      ])
      .execute();
    await db
      .insertInto('interview')
      .values([
        sampleInterview(a, 'teacher', { posted_on: '2026-05-01' }),
        sampleInterview(b, 'cook', { posted_on: '2026-05-20' }),
        sampleInterview(b, 'tomorrow', { posted_on: '2026-05-21' }),
        sampleInterview(b, 'draft', { is_published: false }),
        sampleInterview(hidden, 'of-hidden'),
        sampleInterview(c, 'elsewhere'),
      ])
      .execute();
    await db
      .insertInto('notification')
      .values([
        sampleNotification(a, 'garden', { posted_on: '2026-05-02' }),
        sampleNotification(b, 'garden', { posted_on: '2026-05-20', audience: 'enrolled' }),
        sampleNotification(a, 'older', { posted_on: '2026-04-02' }),
        sampleNotification(a, 'tomorrow', { posted_on: '2026-05-21' }),
        sampleNotification(a, 'draft', { is_published: false }),
        sampleNotification(hidden, 'of-hidden'),
        sampleNotification(c, 'elsewhere'),
      ])
      .execute();
  });

  const asked = { of: 'aoba', limit: 6, offset: 0, today };
  const named = (posts: readonly { path_name: string; facility: { path_name: string } }[]) =>
    posts.map(({ path_name, facility }) => `${facility.path_name}/${path_name}`);
  const jobs = async (limit: number, offset: number) => {
    const found = await findJobsOf(database.db, { ...asked, limit, offset });
    return [found.total, ...named(found.jobs)];
  };

  it('are job postings that are open, newest first, page by page with the total', async () => {
    expect(await jobs(6, 0)).toEqual([4, 'a/new', 'b/middle', 'a/old', 'b/last-day']);
    expect(await jobs(2, 2)).toEqual([4, 'a/old', 'b/last-day']);
    expect(await jobs(2, 8)).toEqual([4]);
  });

  it('are counted in the list of operators', async () => {
    const query = { sort: 'facilities', page: 1, limit: 20 } as const;
    const counted = async (day: string) =>
      (await findCorporations(database.db, query, day)).corporations.map(({ path_name, open_jobs }) => [
        path_name,
        open_jobs,
      ]);
    expect(await counted(today)).toEqual([
      ['aoba', 4],
      ['other', 1],
    ]);
    expect(await counted('2026-07-01')).toEqual([
      ['aoba', 0],
      ['other', 0],
    ]);
  });

  it('are interviews and notices that are shown, newest first, each with its facility', async () => {
    const { interviews } = await findInterviewsOf(database.db, asked);
    expect(named(interviews)).toEqual(['b/cook', 'a/teacher']);
    expect(interviews[1]?.facility.name).toBe('あおば保育園');
    const { notifications } = await findNotificationsOf(database.db, { ...asked, limit: 2 });
    expect(named(notifications)).toEqual(['b/garden', 'a/garden']);
    expect(notifications[0]?.audience).toBe('enrolled');
  });

  it('are answered by the contract, and not found for an unknown operator', async () => {
    const app = await createApp({ db: database.db });
    for (const [path, { reply }] of [
      ['corporation_jobs', listJobsOfCorporation],
      ['corporation_interviews', listInterviewsOfCorporation],
      ['corporation_notifications', listNotificationsOfCorporation],
    ] as const) {
      const ask = async (of: string) => {
        const answer = await app.request(`/api/front/${path}?corporation_path_name=${of}`);
        return { status: answer.status, body: (await answer.json()) as object };
      };
      const { body } = await ask('aoba');
      expect(reply.parse(body)).toEqual(body);
      expect(await ask('nobody')).toMatchObject({ status: 404, body: { code: 'corporation_not_found' } });
    }
  });
});
