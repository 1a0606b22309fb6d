import { datedPeriodText, momentText } from '@enerabi/shared/ui';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { standingOf } from './booking.rules.ts';
import { bookingsAddress, readBookings } from './bookings.address.ts';

const queryOf = (address: string) => readBookings(new URL(address, 'https://site.test').searchParams);

test('an address says what is not usual, and is read as it was written', () => {
  expect(bookingsAddress()).toBe('/one_stop/mypage');
  expect(bookingsAddress({ when: 'past', page: 2 })).toBe('/one_stop/mypage?when=past&page=2');
  const query = fc.record(
    {
      when: fc.constantFrom('upcoming' as const, 'past' as const),
      page: fc.integer({ min: 1, max: 1_000 }),
      cancel: fc.integer({ min: 1, max: 2_147_483_647 }),
    },
    { requiredKeys: ['when', 'page'] },
  );
  fc.assert(
    fc.property(query, (asked) => {
      expect(queryOf(bookingsAddress(asked))).toEqual(asked);
    }),
  );
});

test('nonsense in an address is the usual list', () => {
  for (const query of ['when=tomorrow', 'page=0', 'page=-1', 'page=1e3', 'page=', 'cancel=0', 'cancel=x'])
    expect(queryOf(`/one_stop/mypage?${query}`)).toEqual({ when: 'upcoming', page: 1 });
  expect(queryOf('/one_stop/mypage?page=9999').page).toBe(1_000);
});

test('a visit that lies ahead is closed once it can only be cancelled by phone', () => {
  const booked = { state: 'booked', is_cancellable: false } as const;
  expect(standingOf({ ...booked, is_cancellable: true }, 'upcoming')).toBe('cancellable');
  expect(standingOf(booked, 'upcoming')).toBe('closed');
  expect(standingOf(booked, 'past')).toBe('past');
  expect(standingOf({ ...booked, state: 'cancelled' }, 'past')).toBe('cancelled');
});

test('moments are written in everyday Japanese', () => {
  expect(momentText('2026-05-19 17:00:00')).toBe('5月19日（火）17:00');
  expect(momentText('2026-01-01 09:05:00')).toBe('1月1日（木）9:05');
  expect(datedPeriodText('2026-05-20 10:00:00', '2026-05-20 10:30:00')).toBe(
    '2026年5月20日（水）10:00〜10:30',
  );
});
