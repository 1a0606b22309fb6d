import { getFacilityContactLink } from '@enerabi/shared/contract/messages/contact-link.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { type Owner, sampleJobPosting } from '../../testing/sample-rows.ts';
import { findContactable } from './contact-link.queries.ts';

describeOnDatabases('GET /api/front_get_facility_contact_link (specification section 7)', (database) => {
  let a: Owner;
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'a', phones: ['03-1234-5678'], candidate_contact_kinds: [1001, 999] }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    a = await ownerOf(database.db, 'a');
    const always = { posted_on: '2020-01-01', updated_on: '2020-01-01' };
    await database.db
      .insertInto('job_posting')
      .values([
        sampleJobPosting(a, 'valid', { ...always, valid_through: '2026-05-20' }),
        sampleJobPosting(a, 'over', { ...always, valid_through: '2026-05-19' }),
        sampleJobPosting(a, 'draft', { is_published: false }),
        sampleJobPosting(a, 'later', { posted_on: '2026-05-21', updated_on: '2026-05-21' }),
      ])
      .execute();
  });

  const shown = async (today: string) =>
    (await findContactable(database.db, a.facility_id, today))?.job_postings.map(
      ({ path_name }) => path_name,
    );

  it('counts posts as valid from the day they are posted to the last day that they say', async () => {
    expect(await shown('2026-05-20')).toEqual(['valid']);
    expect(await shown('2026-05-21')).toEqual(['later']);
  });

  it('says whether people who are no members may ask', async () => {
    const set = (accepts_onetime_inquiry: boolean) =>
      database.db
        .updateTable('facility')
        .set({ accepts_onetime_inquiry })
        .where('id', '=', a.facility_id)
        .execute();
    const app = await createApp({ db: database.db });
    for (const may of [true, false]) {
      await set(may);
      const reply = await app.request(`/api/front_get_facility_contact_link?facility_id=${a.facility_id}`);
      const body = await reply.json();
      expect(getFacilityContactLink.reply.parse(body)).toEqual(body);
      expect(body).toMatchObject({ ask_onetime: may });
    }
  });

  it('is 404 for what is hidden or not there, 422 for what is no id', async () => {
    const app = await createApp({ db: database.db });
    const { facility_id } = await ownerOf(database.db, 'hidden');
    for (const id of [facility_id, 2_147_483_647]) {
      const reply = await app.request(`/api/front_get_facility_contact_link?facility_id=${id}`);
      expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'facility_not_found' }]);
    }
    const reply = await app.request('/api/front_get_facility_contact_link?facility_id=2147483648');
    expect([reply.status, await reply.json()]).toMatchObject([422, { errors: [{ field: 'facility_id' }] }]);
  });
});
