import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { type HostedData, hostData } from '../../testing/data-command.ts';
import { sampleBooking } from '../../testing/member-rows.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { findDiscrepancies } from '../bookings/testing/discrepancies.ts';

/** Each command is a process. */
jest.setTimeout(60_000);

describe('npm run data -- slots', () => {
  let hosted: HostedData;
  beforeAll(async () => {
    hosted = await hostData();
    await saveFacilities(hosted.db, [
      sampleRecord('A', { path_name: 'a', tour_acceptance: 'slots' }),
      sampleRecord('B', { path_name: 'b', tour_acceptance: 'phone' }),
    ]);
  });
  afterAll(() => hosted.close());

  const data = (name: string, ...words: string[]) => hosted.run(['slots', name, '--facility', 'a', ...words]);
  const add = (at: string, ...words: string[]) => data('add', '--at', at, '--families', '3', ...words);
  const list = () => data('list', '--from', '2049-05-01', '--to', '2049-05-31');

  it('sets what families read before they come, and takes it back', async () => {
    const guide = (text: string, ...words: string[]) => data('guide', '--text', text, ...words);
    const body = () => hosted.db.selectFrom('visit_guidance').select('body').execute();
    expect(await guide(' 上履きをお持ちください。\r\n駐車場はありません。\n')).toMatchObject({
      status: 0,
      stdout: 'a:\n上履きをお持ちください。\n駐車場はありません。\n',
    });
    expect(await body()).toEqual([{ body: '上履きをお持ちください。\n駐車場はありません。' }]);
    expect(await guide('あ'.repeat(501))).toMatchObject({ status: 1 });
    expect(JSON.parse((await guide('', '--json')).stdout)).toEqual({ facility: 'a', visit_guidance: null });
    expect(await body()).toEqual([]);
    const unknown = await hosted.run(['slots', 'guide', '--facility', 'nowhere', '--text', 'あ']);
    expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('nowhere') });
  });

  it('adds visits, lists them, and closes a day without touching a booking', async () => {
    expect(await add('2049-05-06 10:00', '--minutes', '45', '--classes', '0,1')).toMatchObject({
      status: 0,
      // The three days before are holidays, and those before them a weekend.
      stdout:
        'a: 2049-05-06 10:00-10:45, 3 families, booked until 2049-04-30 17:00, cancelled until 2049-04-30 17:00\n',
    });
    await add('2049-05-06 14:00', '--book-by-days', '0', '--cancel-by-days', '0');
    await add('2049-05-07 10:00');
    const { db } = hosted;
    const slot = await db.selectFrom('visit_slot').selectAll().orderBy('starts_at').executeTakeFirstOrThrow();
    const { facility_id } = await ownerOf(db, 'a');
    const known = { visit_slot_id: slot.id, reference: '7K3M-92QF' };
    await db
      .insertInto('booking')
      .values(sampleBooking({ facility_id, account_id: null }, '2049-05-06 10:00:00', known))
      .execute();
    await db.updateTable('visit_slot').set({ families_left: 2 }).where('id', '=', slot.id).execute();

    expect((await data('close', '--day', '2049-05-06')).stdout).toBe(
      'a: 2049-05-06 takes no more bookings; 1 free visits removed, 1 with bookings closed\n' +
        'call these families: 7K3M-92QF (bookings list --on 2049-05-06)\n',
    );
    expect((await list()).stdout).toBe(
      '2049-05-06 10:00-10:45  2 of 3 left  1 booked  classes 0,1  booking is over\n' +
        '2049-05-07 10:00-11:00  3 of 3 left  0 booked  any class  until 2049-05-06 17:00\n',
    );
    expect(await findDiscrepancies(db)).toEqual([]);
  });

  it('says in one line what is wrong', async () => {
    await add('2099-06-01 10:00');
    expect(await add('2099-06-01 10:00')).toMatchObject({
      status: 1,
      stderr: 'error: a has a slot at 2099-06-01 10:00:00 already.\n',
    });
    expect(await add('2020-06-01 10:00')).toMatchObject({
      status: 1,
      stderr: 'error: 2020-06-01 10:00:00 is over in Japan.\n',
    });
    const of = (facility: string) =>
      hosted.run(['slots', 'add', '--facility', facility, '--at', '2099-06-02 10:00', '--families', '3']);
    expect((await of('c')).stderr).toBe('error: There is no published facility c.\n');
    expect((await of('b')).stderr).toBe('error: b takes no bookings: its tour_acceptance is phone.\n');
    for (const wrong of [
      ['--at', '2099-02-30 10:00'],
      ['--at', '2099-02-03'],
      ['--classes', '0,6'],
    ])
      expect((await add('2099-06-03 10:00', ...wrong)).status).toBe(2);
  });
});
