import { readFileSync } from 'node:fs';
import { referenceFile } from '@enerabi/shared/testing/reference';
import { withReference } from '@enerabi/shared/testing/with-reference';
import { beforeAll, expect, it } from '@jest/globals';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { codeMailedTo } from '../identity/testing/mails.ts';
import { type AskedApp, openApp, type Reply } from '../identity/testing/open-app.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { ownerOf } from '../testing/owner-of.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { sampleInterview, sampleJobPosting, sampleSlot } from '../testing/sample-rows.ts';
import { type Known, type SpecifiedCall, specifiedCalls } from './testing/specified-calls.ts';

/** The specification beside the project, if there is one; never part of it. */
const specification = referenceFile('specification.txt');

describeOnDatabases('every call of section 7, as it is written there (R6.1, R6.8)', (database) => {
  let api: AskedApp;
  const known: Known = {
    mailaddress: 'every-call@example.jp',
    password: 'ひまわり の 種をまく',
    facilityId: 0,
    jobPostingId: 0,
  };

  beforeAll(async () => {
    api = await openApp(database.db);
    await saveFacilities(database.db, [
      sampleRecord('A', {
        path_name: 'a',
        latitude: 35.68,
        longitude: 139.76,
        accepts_onetime_inquiry: true,
        facility_number: '1310000000001',
        tour_acceptance: 'slots',
      }),
    ]);
    const owner = await ownerOf(database.db, 'a');
    known.facilityId = owner.facility_id;
    const posting = await database.db
      .insertInto('job_posting')
      .values(sampleJobPosting(owner, 'job', { posted_on: '2026-04-01', valid_through: '2099-12-31' }))
      .returning('id')
      .executeTakeFirstOrThrow();
    known.jobPostingId = posting.id;
    await database.db
      .insertInto('visit_slot')
      .values([sampleSlot(owner, '2099-02-01 10:00:00', { child_class_ids: [] })])
      .execute();
    await database.db
      .insertInto('interview')
      .values([sampleInterview(owner, 'nurse', { posted_on: '2026-04-01' })])
      .execute();
  });

  const send = async ({ call, as }: Pick<SpecifiedCall, 'call' | 'as'>): Promise<Reply> => {
    const [method, path = ''] = call.split(' ');
    const { query = '', body, isMember = false } = await as(known);
    const authorization = isMember ? { authorization: `${known.TokenType} ${known.IdToken}` } : {};
    const asking = { ...authorization, headers: { accept: 'application/json' } };
    return method === 'POST' ? api.post(path, body ?? {}, asking) : api.get(`${path}${query}`, asking);
  };

  it.each(specifiedCalls.map((row) => [row.name ?? row.call, row] as const))('%s', async (_, row) => {
    if (row.call === 'POST /api/activate')
      known.authentication_code = await codeMailedTo(database.db, known.mailaddress);
    const { status, body } = await send(row);
    expect({ status, body }).toEqual({ status: 200, body: row.answers });
    row.keep?.(known, body);
  });
});

withReference('the table of calls', () =>
  it('the table has every call of the specification, and no other', () => {
    const section = readFileSync(specification, 'utf8').split('## 7.')[1]?.split('## 8.')[0] ?? '';
    const rows = section.matchAll(/^\| ((?:GET|POST|PUT|DELETE) \S+|Job contact send) \|/gm);
    const specified = [...rows].map(([, call]) => call);
    expect(specified).toHaveLength(20);
    expect([...new Set(specifiedCalls.map(({ name, call }) => name ?? call))].sort()).toEqual(
      specified.sort(),
    );
  }),
);
