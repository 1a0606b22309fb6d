import { getContactCalendar } from '@enerabi/shared/contract/messages/contact-calendar.schemas';
import { expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';

describeOnDatabases('GET /api/front/contact_calendar', (database) => {
  it('has the days of a published facility, and 404 for any other', async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'a', open_days: '月火水木金' }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    const app = await createApp({ db: database.db });
    const get = (name: string) => app.request(`/api/front/contact_calendar?facility_path_name=${name}`);
    const body = await (await get('a')).json();
    const calendar = getContactCalendar.reply.parse(body);
    expect(calendar).toEqual(body);
    expect(calendar.marked.filter(({ is_closed }) => is_closed).length).toBeGreaterThan(20);
    for (const name of ['hidden', 'nobody']) expect((await get(name)).status).toBe(404);
  });
});
