import { type Audience, prefectureByCode } from '@enerabi/shared/constants';
import {
  addDays,
  dayNumber,
  daysOfMonth,
  isInSeason,
  monthNumber,
  monthsBetween,
  weekdayOf,
} from '../calendar/calendar.ts';
import { workingDaysOf } from '../calendar/working-days.ts';
import type { DemoFacility } from '../demo-facility.ts';
import { type RandomSource, randomSource } from '../random-source.ts';
import type { UniqueTexts } from '../unique-texts.ts';
import type { EventText } from './event-text.ts';
import { eventTexts } from './event-texts.ts';

/** A row of `event` as `jsonb_populate_recordset` reads it. */
export interface EventRow {
  facility_id: number | null;
  prefecture_code: string;
  path_name: string;
  title: string;
  body: string;
  audience: Audience;
  place: string;
  capacity: number | null;
  starts_at: string;
  ends_at: string;
  posted_on: string;
}

const share = 0.16;
const monthlyShare = 0.7;
const hosts = new Set(['nursery', 'kodomoen', 'kindergarten', 'small', 'company']);

/**
 * Events of facilities between two days in Japan, both included. They depend on the facility and the month alone.
 * @param postedBy events that are announced later are left out
 */
export function eventsOf(
  facility: DemoFacility,
  { from, to, postedBy }: { from: string; to: string; postedBy: string },
  { make }: UniqueTexts,
): EventRow[] {
  if (!hosts.has(facility.family) || facility.classes.length === 0) return [];
  if (!facility.random('events').chance(share)) return [];
  return monthsBetween(from, to).flatMap((month) => {
    const random = facility.random('events', monthNumber(month));
    if (!random.chance(monthlyShare)) return [];
    const isOnSaturday = random.chance(0.15);
    const days = isOnSaturday
      ? daysOfMonth(month).filter((one) => weekdayOf(one) === 6)
      : workingDaysOf(month);
    const day = random.pick(days);
    const fitting = eventTexts.filter((text) => fits(text, facility, day));
    if (day < from || day > to || fitting.length === 0) return [];
    const week = Math.floor(dayNumber(day) / 7);
    const lists = [facility.path_name, facility.prefecture_code, `${facility.prefecture_code} ${week}`, day];
    const text = make(
      lists,
      () => random.pick(fitting),
      ({ title }) => [title],
    );
    const announced = addDays(day, -random.between(14, 40));
    return [
      {
        facility_id: facility.id,
        prefecture_code: facility.prefecture_code,
        path_name: `${facility.path_name}-${day.replaceAll('-', '')}`,
        title: text.title,
        body: text.body,
        audience: text.audience,
        ...placeAndTime(random, text, day),
        posted_on: announced < postedBy ? announced : postedBy,
      },
    ];
  });
}

function fits(
  text: EventText,
  { hasGarden, hasMeals, classes, services }: DemoFacility,
  day: string,
): boolean {
  const has = { meals: hasMeals, infants: classes.includes(0), older: classes.includes(5) };
  return (
    isInSeason(text.season, day) &&
    (text.isOnSaturday ?? false) === (weekdayOf(day) === 6) &&
    (!text.isOutside || hasGarden) &&
    (!text.needs || has[text.needs]) &&
    (!text.service || services.includes(text.service))
  );
}

const largeRooms = ['ホール', '遊戯室'];
const rooms = [...largeRooms, '保育室', '子育て支援室', '多目的室'];

function placeAndTime(
  random: RandomSource,
  { isOutside, isForAll, hours, audience, mostFamilies = Number.POSITIVE_INFINITY }: EventText,
  day: string,
) {
  const [starts, ends] =
    hours ??
    random.pick([
      ['10:00', '11:00'],
      ['10:00', '11:30'],
      ['10:30', '11:30'],
      ['9:45', '11:00'],
    ] as const);
  return {
    place: isOutside ? '園庭' : random.pick(isForAll ? largeRooms : rooms),
    capacity:
      isOutside || isForAll || audience === 'enrolled'
        ? null
        : Math.min(mostFamilies, random.pick([4, 5, 6, 8, 8, 10, 12, 15])),
    starts_at: `${day} ${starts.padStart(5, '0')}:00`,
    ends_at: `${day} ${ends.padStart(5, '0')}:00`,
  };
}

const online = [
  [
    '保育の仕事・オンライン相談会',
    '採用担当者がお話をうかがいます。お顔を出さずにご参加いただけます。資格のない方も、お気軽にどうぞ。',
  ],
  [
    '復職を考える保育士のオンライン座談会',
    '現場を離れていた期間のある職員が、戻ったときのことをお話しします。聞くだけのご参加も歓迎します。',
  ],
] as const;

/** A monthly evening in each prefecture for job seekers, without a facility and an address. */
export function onlineEvents(
  codes: Iterable<string>,
  from: string,
  to: string,
  postedBy: string,
): EventRow[] {
  return [...codes].flatMap((code) => {
    const prefecture = prefectureByCode(code);
    if (!prefecture) return [];
    return monthsBetween(from, to).flatMap((month): EventRow[] => {
      const day = randomSource(0, 11, prefecture.id, monthNumber(month)).pick(workingDaysOf(month));
      if (day < from || day > to) return [];
      const [title, about] = online[monthNumber(month) % online.length] as (typeof online)[number];
      return [
        {
          facility_id: null,
          prefecture_code: code,
          path_name: `demo-online-${prefecture.slug}-${day.replaceAll('-', '')}`,
          title: `${title}（${prefecture.name}）`,
          body: `${prefecture.name}の複数の園が集まって開きます。${about}`,
          audience: 'job_seeker',
          place: 'オンライン',
          capacity: null,
          starts_at: `${day} 19:00:00`,
          ends_at: `${day} 20:00:00`,
          posted_on: [addDays(day, -28), postedBy].sort()[0] as string,
        },
      ];
    });
  });
}
