import { beforeAll, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { type BookingSite, openBookingSite } from '../bookings/testing/booking-site.ts';
import { makeCalendarAddress, revokeCalendarAddress } from './calendar-secret.writes.ts';

const origin = 'https://site.test';
const now = new Date();

/** Unfolds lines (RFC 5545 section 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describeOnDatabases("a facility's calendar", (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
    await site.addSlot();
    await site.addSlot('2099-05-22 10:00:00');
    await site.book();
    await site.book({ person_contact_mail: 'b@example.jp', person_last_name: '佐藤、山田; 家' });
    await database.db
      .updateTable('booking')
      .set({ cancelled_at: now, revision: 1 })
      .where('contact_key', '=', 'b@example.jp')
      .execute();
  });

  const make = async (isRenewal = false) => {
    const { address } = await makeCalendarAddress(database.db, { facility: 'a', origin, isRenewal }, now);
    return (address ?? '').slice(origin.length);
  };
  const read = async (path: string) => {
    const reply = await site.app.app.request(path);
    return {
      status: reply.status,
      type: reply.headers.get('content-type'),
      lines: linesOf(await reply.text()),
    };
  };

  it('is read at an address with a secret, of which only the hash is stored', async () => {
    const path = await make();
    expect(path).toMatch(/^\/api\/one_stop\/facility_calendar\?token=[\w-]{43}$/);
    const { status, type, lines } = await read(path);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:a保育園の見学予約',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'SUMMARY:見学：花岡 花子様（3名）',
        'DTSTART;TZID=Asia/Tokyo:20990521T100000',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines.find((line) => line.startsWith('DESCRIPTION:') && line.includes('花岡'))).toBeUndefined();
    expect(lines.join('\n')).toContain('1人目：2026年4月2日生まれ');
    const rows = await database.db.selectFrom('facility_calendar').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(path.slice(-43));
  });

  it('takes cancelled visits away under their UID, with a higher SEQUENCE', async () => {
    const { lines } = await read(await make(true));
    const events = lines.join('\n').split('BEGIN:VEVENT').slice(1);
    const cancelled = events.find((event) => event.includes('STATUS:CANCELLED'));
    expect(cancelled).toContain('SEQUENCE:2');
    expect(cancelled).toContain('SUMMARY:見学：佐藤、山田\\; 家 花子様（3名）');
  });

  it('ends when another address is made, or it is revoked', async () => {
    await expect(make()).rejects.toThrow('a has a calendar address; --renew makes another one, and ends it.');
    const first = await make(true);
    const second = await make(true);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await revokeCalendarAddress(database.db, 'a');
    expect((await read(second)).status).toBe(404);
    expect((await read(second.replace(/=.+/, '='))).status).toBe(404);
    await expect(revokeCalendarAddress(database.db, 'a')).rejects.toThrow('a has no calendar address.');
    await expect(
      makeCalendarAddress(database.db, { facility: 'none', origin, isRenewal: false }, now),
    ).rejects.toThrow('There is no published facility none.');
  });
});
