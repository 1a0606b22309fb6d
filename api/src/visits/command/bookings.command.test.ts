import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { type HostedData, hostData } from '../../testing/data-command.ts';
import { sampleBooking } from '../../testing/member-rows.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';

/** Each command is a process. */
jest.setTimeout(60_000);

describe('npm run data -- bookings', () => {
  let hosted: HostedData;
  beforeAll(async () => {
    hosted = await hostData();
    const { db } = hosted;
    await saveFacilities(db, [sampleRecord('A', { path_name: 'a' }), sampleRecord('B', { path_name: 'b' })]);
    const [a, b] = await Promise.all([ownerOf(db, 'a'), ownerOf(db, 'b')]);
    const booked = (of: typeof a, at: string, known: Parameters<typeof sampleBooking>[2] = {}) =>
      sampleBooking({ ...of, account_id: null }, at, known);
    const rows = [
      booked(a, '2099-05-22 10:00:00', { reference: 'CCCC-3333' }),
      booked(a, '2099-05-21 10:00:00', {
        reference: '7K3M-92QF',
        message_to_childcare_facility: '=1+1\n二行目',
      }),
      booked(b, '2099-05-21 09:00:00', { reference: 'AAAA-2222' }),
      booked(a, '2099-05-21 11:00:00', { reference: 'DDDD-4444', cancelled_at: new Date() }),
      booked(a, '2020-05-21 11:00:00', { reference: 'EEEE-6666' }),
    ];
    for (const row of rows) await db.insertInto('booking').values(row).execute();
  });
  afterAll(() => hosted.close());

  const data = (...words: string[]) => hosted.run(['bookings', ...words]);
  const listed = async (...words: string[]) => {
    const { stdout } = await data('list', ...words, '--json');
    return (JSON.parse(stdout) as { reference: string }[]).map(({ reference }) => reference);
  };

  it('lists what is ahead, soonest first; of a facility, of a day, or everything', async () => {
    expect(await listed()).toEqual(['AAAA-2222', '7K3M-92QF', 'CCCC-3333']);
    expect(await listed('--facility', 'a', '--limit', '1')).toEqual(['7K3M-92QF']);
    expect(await listed('--facility', 'a', '--on', '2099-05-21')).toEqual(['7K3M-92QF']);
    expect(await listed('--all')).toHaveLength(5);
    expect((await data('list', '--facility', 'b')).stdout).toBe(
      '2099-05-21 09:00-23:30  AAAA-2222  b  テスト保育園B  山田 花子  090-1234-5678  2+1\n',
    );
    expect((await data('list', '--facility', 'none')).stdout).toBe('No bookings.\n');
  });

  it('exports them for a spreadsheet, without formulas', async () => {
    const { stdout } = await data('export', '--facility', 'a');
    // The byte order mark is gone: the test reads its output as UTF-8.
    expect(stdout).toMatch(/^予約番号,状態,施設,/);
    expect(stdout).toContain('7K3M-92QF,予約,');
    expect(stdout).toContain(`"'=1+1\n二行目"`);
    expect(stdout).toContain('2099-05-21 10:00,2099-05-21 23:30,山田,花子,ヤマダ,ハナコ,090-1234-5678');
  });

  it('cancels a visit by its number, once', async () => {
    expect((await data('cancel', 'cccc-3333')).stdout).toBe('cccc-3333: cancelled, a, 2099-05-22 10:00\n');
    expect(await listed('--facility', 'a')).not.toContain('CCCC-3333');
    expect(await data('cancel', 'CCCC-3333')).toMatchObject({
      stderr: 'error: There is no visit ahead with the number CCCC-3333.\n',
    });
  });

  it("makes and ends the address of a facility's calendar", async () => {
    const { stdout } = await data('calendar', '--facility', 'a');
    expect(stdout).toMatch(/^http:.+\/api\/one_stop\/facility_calendar\?token=[\w-]{43}\n$/);
    expect(await data('calendar', '--facility', 'a')).toMatchObject({
      status: 1,
      stderr: 'error: a has a calendar address; --renew makes another one, and ends it.\n',
    });
    expect((await data('calendar', '--facility', 'a', '--renew', '--revoke')).status).toBe(2);
    expect((await data('calendar', '--facility', 'a', '--revoke')).stdout).toBe(
      'a: the calendar address has ended.\n',
    );
  });

  it('says what is wrong in one line', async () => {
    expect(await data('list', '--on', '2099-02-30')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('It must be a date such as 2026-04-01.'),
    });
    expect((await data('export', '--csv', '--json')).status).toBe(2);
  });
});
