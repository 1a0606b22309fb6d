import type { MemberBooking } from '@enerabi/shared/contract';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bookingCalendar } from './booking-calendar.ts';

const booking: MemberBooking & { visit_guidance: string | null } = {
  booking_id: 12,
  facility: {
    path_name: 'himawari',
    name: 'ひまわり保育園',
    prefecture_code: '130001',
    municipality_name: '千代田区',
    address: '東京都千代田区丸の内1-1',
    is_demo: false,
    phone: '03-1234-5678',
  },
  starts_at: '2026-05-21 10:00:00',
  ends_at: '2026-05-21 10:30:00',
  cancel_by: '2026-05-20 17:00:00',
  state: 'booked',
  is_cancellable: true,
  person_number: 2,
  child_number: 1,
  message_to_childcare_facility: '夫婦で伺います。',
  visit_guidance: null,
  booked_at: '2026-05-01 10:00:00',
};
const site = { name: 'えんえらび', origin: 'https://example.jp:8443' };
const written = (known: Partial<typeof booking> = {}) =>
  bookingCalendar(site, {
    booking: { ...booking, ...known },
    revision: 0,
    revisedAt: new Date('2026-05-01T01:00:00Z'),
    page: 'https://example.jp:8443/one_stop/booking?booking_id=7',
  });

/** Unfolds lines (RFC 5545 section 3.1): one that begins with a space continues the last one. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
/** Section 3.3.11. */
const textOf = (value = '') => value.replaceAll(/\\(.)/g, (_, char) => (char === 'n' ? '\n' : char));
const property = (file: string, name: string) => {
  const lines = linesOf(file);
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT'));
  return event.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
};

describe('the calendar file of a visit (RFC 5545)', () => {
  it('has one event in Japan’s time, and says what Japan’s time is', () => {
    const lines = linesOf(written());
    expect(lines.slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//えんえらび//見学予約//JA',
    ]);
    expect(lines.at(-1)).toBe('END:VCALENDAR');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toEqual(expect.arrayContaining(['BEGIN:VTIMEZONE', 'TZID:Asia/Tokyo', 'TZOFFSETTO:+0900']));
    expect(lines).toContain('DTSTART;TZID=Asia/Tokyo:20260521T100000');
    expect(lines).toContain('DTEND;TZID=Asia/Tokyo:20260521T103000');
    expect(lines).toContain('DTSTAMP:20260501T010000Z');
  });

  it('says which visit, where, and how to reach the facility and the booking', () => {
    const file = written();
    expect(property(file, 'UID')).toBe('booking-12@example.jp');
    expect(property(file, 'SUMMARY')).toBe('見学：ひまわり保育園');
    expect(property(file, 'LOCATION')).toBe('東京都千代田区丸の内1-1');
    expect(textOf(property(file, 'DESCRIPTION')).split('\n')).toEqual([
      '園の電話番号：03-1234-5678',
      '人数：大人2人、お子さま1人',
      'サイトでキャンセルできる期限：2026年5月20日（水）17:00',
      '予約の確認・キャンセル：https://example.jp:8443/one_stop/booking?booking_id=7',
    ]);
    expect([property(file, 'STATUS'), property(file, 'SEQUENCE')]).toEqual(['CONFIRMED', '0']);
  });

  it('takes the visit back once it is cancelled: the same event, later', () => {
    const file = written({ state: 'cancelled' });
    expect(property(file, 'UID')).toBe(property(written(), 'UID'));
    expect([property(file, 'STATUS'), property(file, 'SEQUENCE')]).toEqual(['CANCELLED', '1']);
    const description = textOf(property(file, 'DESCRIPTION'));
    expect(description).toContain('この見学予約はキャンセルされています。');
    expect(description).not.toContain('期限');
  });

  it('does not mention an unknown phone number', () => {
    const file = written({ facility: { ...booking.facility, phone: null } });
    expect(textOf(property(file, 'DESCRIPTION'))).not.toContain('電話番号');
  });

  it('has whole characters, CRLF, and 75 octets a line at most, whatever a facility is called', () => {
    const name = fc.string({
      unit: fc.constantFrom('保', '𠮷', 'a', 'é', ',', ';', '\\', '"', ':', '\n'),
      minLength: 1,
    });
    fc.assert(
      fc.property(name, (called) => {
        const file = written({ facility: { ...booking.facility, name: called, address: called } });
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        expect(textOf(property(file, 'SUMMARY'))).toBe(`見学：${called}`);
        expect(textOf(property(file, 'LOCATION'))).toBe(called);
      }),
    );
  });
});
