import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { classesText } from './age.ts';
import {
  acceptedAgeText,
  countText,
  dateText,
  dayInJapan,
  daysBetween,
  distanceText,
  hoursText,
  monthsText,
  stationText,
} from './index.ts';

describe('dates', () => {
  it('are those of Japan, nine hours ahead of UTC', () => {
    expect(dayInJapan(new Date('2026-03-31T14:59:59Z'))).toBe('2026-03-31');
    expect(dayInJapan(new Date('2026-03-31T15:00:00Z'))).toBe('2026-04-01');
  });

  it('are written without leading zeros', () => {
    expect(dateText('2026-05-01')).toBe('2026年5月1日');
    expect(dateText('2026-12-31')).toBe('2026年12月31日');
  });

  it('are counted in whole days over months and leap years', () => {
    expect(daysBetween('2026-05-01', '2026-06-30')).toBe(60);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-05-02', '2026-05-01')).toBe(-1);
  });
});

describe('numbers', () => {
  it('are grouped as Intl groups them for Japan', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (count) => {
        expect(countText(count)).toBe(count.toLocaleString('ja-JP'));
      }),
    );
  });

  it.each([
    [3, '約10m'],
    [347, '約350m'],
    [994, '約990m'],
    [996, '約1.0km'],
    [1234, '約1.2km'],
    [9_960, '約10km'],
    [1_234_567, '約1,235km'],
  ])('say a distance of %d m as %s', (metres, text) => {
    expect(distanceText(metres)).toBe(text);
  });
});

describe('opening', () => {
  it('writes hours as a range, past midnight as the next day', () => {
    expect(hoursText({ open: '07:00', close: '19:30' })).toBe('7:00〜19:30');
    expect(hoursText({ open: '09:00', close: '25:00' })).toBe('9:00〜翌1:00');
    expect(hoursText({ open: '00:00', close: '24:00' })).toBe('24時間');
  });

  it('says 駅 once and leaves out what is not known', () => {
    expect(stationText({ name: '下松', line: '山陽本線', walk_minutes: 5 })).toBe('山陽本線 下松駅 徒歩5分');
    expect(stationText({ name: '下松駅', line: null, walk_minutes: null })).toBe('下松駅');
  });
});

describe('ages', () => {
  it.each([
    [0, '0歳'],
    [2, '生後2か月'],
    [12, '1歳'],
    [18, '1歳6か月'],
    [36, '3歳'],
  ])('write %d months as %s', (months, text) => {
    expect(monthsText(months)).toBe(text);
  });

  it("prefer the publisher's words", () => {
    expect(acceptedAgeText({ accepted_age_text: '産休明け〜就学前', accept_from_months: 2 })).toBe(
      '産休明け〜就学前',
    );
    expect(acceptedAgeText({ accepted_age_text: null, accept_from_months: 6 })).toBe('生後6か月から');
    expect(acceptedAgeText({ accepted_age_text: null, accept_from_months: 2, accept_from_days: 57 })).toBe(
      '生後57日から',
    );
    expect(
      acceptedAgeText({ accepted_age_text: null, accept_from_months: 6, accept_to_text: '就学前' }),
    ).toBe('生後6か月〜就学前');
    expect(acceptedAgeText({ accepted_age_text: null, accept_from_months: null })).toBeNull();
  });
});

describe('classes', () => {
  it.each([
    [[], ''],
    [[3], '3歳児'],
    [[1, 0], '0歳児・1歳児'],
    [[2, 0, 1], '0〜2歳児'],
    [[0, 1, 2, 3, 4, 5], '0〜5歳児'],
    [[0, 1, 3], '0歳児・1歳児・3歳児'],
  ] as const)('%j are %s', (ids, text) => expect(classesText(ids)).toBe(text));
});
