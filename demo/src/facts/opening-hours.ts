import { timeOfDay } from '@enerabi/shared/clock';
import type { ServiceId } from '@enerabi/shared/constants';
import type { Hours } from '@enerabi/shared/contract';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

type Opening = Pick<
  FacilityRecord,
  | 'open_days'
  | 'weekday_hours'
  | 'saturday_hours'
  | 'extended_hours'
  | 'standard_hours'
  | 'short_hours'
  | 'hours_note'
  | 'closed_days_note'
>;

/** @param from minutes after midnight */
const hours = (from: number, to: number): Hours => ({ open: timeOfDay(from), close: timeOfDay(to) });
const at = (hour: number, minute = 0): number => hour * 60 + minute;

const weekdays = '月火水木金';
const withSaturday = '月火水木金土';
const everyDay = `${withSaturday}日`;
const yearEnd = '日曜日、祝日、年末年始（12月29日〜1月3日）';
const yearEndAndSaturday = '土曜日、日曜日、祝日、年末年始（12月29日〜1月3日）';

/** 保育標準時間 is 11 hours, 保育短時間 is 8 within them (子ども・子育て支援法施行規則 第4条); longer is 延長保育. */
function certified(random: RandomSource, family: Family, isOpenHolidays: boolean): Opening {
  const open = random.pick([at(7), at(7), at(7), at(7, 15), at(7, 30), at(7, 30)]);
  const standardEnd = open + at(11);
  const extension = random.weighted([
    [0, family === 'home' ? 90 : family === 'small' ? 45 : 18],
    [30, 14],
    [60, 48],
    [90, 5],
    [120, 15],
  ]);
  const close = standardEnd + extension;
  const short = random.pick([at(8), at(8, 30), at(8, 30), at(9)]);
  const isOpenSaturday = isOpenHolidays || random.chance(family === 'home' ? 0.5 : 0.88);
  const saturdayClose = random.pick([at(13), at(17), at(17), at(18), standardEnd, standardEnd]);
  return {
    open_days: isOpenHolidays ? everyDay : isOpenSaturday ? withSaturday : weekdays,
    weekday_hours: hours(open, close),
    saturday_hours: isOpenSaturday ? hours(open, Math.min(saturdayClose, close)) : null,
    standard_hours: hours(open, standardEnd),
    short_hours: hours(short, short + at(8)),
    extended_hours: extension > 0 ? hours(standardEnd, close) : null,
    hours_note: random.weighted([
      [null, 45],
      [
        family === 'kodomoen'
          ? '教育標準時間（1号認定）は9:00〜14:00です。預かり保育は18:00まで行っています。'
          : null,
        family === 'kodomoen' ? 80 : 0,
      ],
      ['延長保育のご利用には、事前の申し込みが必要です。', extension > 0 ? 20 : 0],
      [
        '土曜日の保育は、お仕事などのため、ご家庭での保育が難しい場合にご利用いただけます。前の週の水曜日までにお申し出ください。',
        isOpenSaturday ? 14 : 0,
      ],
      ['慣らし保育の期間は1〜2週間を目安に、お子さまの様子に合わせて進めます。', 16],
      ['短時間認定の方の延長保育は、朝・夕ともに30分単位で承ります。', extension > 0 ? 8 : 0],
    ]),
    closed_days_note: isOpenHolidays
      ? '年末年始（12月29日〜1月3日）。日曜日と祝日の保育は、前の月の20日までにお申し込みください。'
      : isOpenSaturday
        ? random.pick([
            yearEnd,
            yearEnd,
            '日曜日、祝日、12月29日〜1月3日。台風などで休園する場合は、前日までにお知らせします。',
          ])
        : yearEndAndSaturday,
  };
}

function kindergarten(random: RandomSource): Opening {
  const open = random.pick([at(8, 30), at(8, 45), at(9), at(9)]);
  const close = random.pick([at(14), at(14), at(14, 30), at(13, 30)]);
  const care = random.pick([null, at(16, 30), at(17), at(18), at(18), at(18, 30)]);
  return {
    open_days: weekdays,
    weekday_hours: hours(open, close),
    extended_hours: care ? hours(close, care) : null,
    hours_note: care
      ? random.pick([
          '月に1回、11:30降園の日があります。預かり保育は長期休業中も行っています（お盆と年末年始を除く）。',
          '預かり保育は当日の朝まで申し込めます。長期休業中は9:00から受け入れます。',
          '入園後1週間は午前保育です。早朝の預かりは8:00から、予約制で行っています。',
        ])
      : '預かり保育は行っていません。降園後は15:30まで園庭で遊べます。',
    closed_days_note: random.pick([
      '土曜日、日曜日、祝日、春・夏・冬の長期休業、開園記念日',
      '土曜日（行事の日を除く）、日曜日、祝日、学年末・夏季・冬季休業',
    ]),
  };
}

function company(random: RandomSource, isOpenHolidays: boolean): Opening {
  const open = random.pick([at(7), at(7, 30), at(7, 30), at(8), at(8)]);
  const close = random.pick([at(18), at(18, 30), at(19), at(19), at(20)]);
  const isOpenSaturday = random.chance(0.7);
  return {
    open_days: isOpenHolidays ? everyDay : isOpenSaturday ? withSaturday : weekdays,
    weekday_hours: hours(open, close),
    saturday_hours: isOpenSaturday || isOpenHolidays ? hours(open, Math.min(close, at(18))) : null,
    hours_note: random.pick([
      null,
      '月ぎめのほか、週3日からのご利用も承ります。',
      '開所時間内で、ご契約の時間に応じてお預かりします。',
      'シフト勤務の方は、翌月分の予定を毎月20日までにお知らせください。',
    ]),
    closed_days_note: isOpenHolidays
      ? '年末年始（12月31日〜1月2日）'
      : isOpenSaturday
        ? yearEnd
        : yearEndAndSaturday,
  };
}

function roundTheClock(random: RandomSource, services: readonly ServiceId[]): Opening {
  const isNight = random.chance(0.5);
  return {
    open_days: everyDay,
    weekday_hours: isNight ? hours(at(9), at(26)) : hours(0, at(24)),
    saturday_hours: isNight ? hours(at(9), at(26)) : hours(0, at(24)),
    hours_note: random.weighted([
      ['22時以降のお預かりは予約制です。', 1],
      [
        '一時預かりは1時間から、当日のご連絡にも空きがあれば応じます。',
        services.includes('temporary_care') ? 1 : 0,
      ],
    ]),
    closed_days_note: random.pick(['年中無休', '12月31日〜1月2日']),
  };
}

function byTheDay(random: RandomSource, family: Family): Opening {
  const isSchool = family === 'after_school';
  const close = random.pick(isSchool ? [at(18), at(18, 30), at(19)] : [at(16), at(17), at(17, 30)]);
  const isOpenSaturday = random.chance(isSchool ? 0.6 : 0.35);
  return {
    open_days: isOpenSaturday ? withSaturday : weekdays,
    weekday_hours: isSchool ? hours(at(14), close) : hours(at(9), close),
    saturday_hours: isOpenSaturday ? hours(at(8, 30), at(17)) : null,
    hours_note: isSchool
      ? '学校のある日は放課後から、長期休業中は8:00から開所します。'
      : '個別の支援は1回60分、小集団の支援は1回120分を目安に行います。',
    closed_days_note: isOpenSaturday ? yearEnd : yearEndAndSaturday,
  };
}

/**
 * Opening hours of a facility of this family. Extended hours end with the weekday's; a kindergarten's (預かり保育) follow
 * them.
 * @param services 休日保育 and 夜間保育 determine days and nights, 一時預かり whether a note mentions it
 */
export function openingOf(random: RandomSource, family: Family, services: readonly ServiceId[]): Opening {
  const isOpenHolidays = services.includes('holiday_care');
  if (family === 'kindergarten') return kindergarten(random);
  if (family === 'night') return roundTheClock(random, services);
  if (family === 'hospital' && services.includes('night_care'))
    return {
      ...roundTheClock(random, services),
      hours_note: '夜間保育は週2回、病棟の勤務表に合わせて行います。',
      closed_days_note: null,
    };
  if (family === 'visiting')
    return {
      ...company(random, isOpenHolidays),
      hours_note: random.pick([
        null,
        '週3日からのご利用も承ります。',
        'うかがう時間は、ご契約の際にご相談して決めます。',
        'シフト勤務の方は、翌月分の予定を毎月20日までにお知らせください。',
      ]),
    };
  if (family === 'company' || family === 'hospital') return company(random, isOpenHolidays);
  if (family === 'development' || family === 'after_school') return byTheDay(random, family);
  return certified(random, family, isOpenHolidays);
}
