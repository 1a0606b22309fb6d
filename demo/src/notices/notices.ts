import type { Audience } from '@enerabi/shared/constants';
import { monthDayText } from '@enerabi/shared/japanese';
import {
  addDays,
  dayNumber,
  isInSeason,
  monthNumber,
  monthsBetween,
  weekdayOf,
} from '../calendar/calendar.ts';
import { workingDayFrom, workingDaysOf } from '../calendar/working-days.ts';
import type { DemoFacility } from '../demo-facility.ts';
import { hasMuchToRead } from '../has-many-notices.ts';
import type { RandomSource } from '../random-source.ts';
import type { UniqueTexts } from '../unique-texts.ts';
import { gaps, type NoticeText } from './notice-text.ts';
import { noticeTexts } from './notice-texts.ts';

/** A row of `notification` as `jsonb_populate_recordset` reads it. */
export interface NoticeRow {
  facility_id: number;
  prefecture_code: string;
  path_name: string;
  title: string;
  body: string;
  audience: Audience;
  posted_on: string;
}

const share = 0.28;
const mostPerFacility = 3;
/** Notices of the facility that posts twice a month: more than a page of its board. */
const mostOfMuch = 26;

/**
 * Notices posted between two days in Japan, both included; a quarter of all facilities has some, one of them many.
 * Whether and when a facility posts depends on it and the month alone; the words also on other notices in the same
 * lists.
 */
export function noticesOf(
  facility: DemoFacility,
  from: string,
  to: string,
  { make }: UniqueTexts,
): NoticeRow[] {
  const isMuch = hasMuchToRead(facility);
  if (!canPost(facility) || !(isMuch || facility.random('notices').chance(share))) return [];
  const days = monthsBetween(from, to)
    .flatMap((month) => postingDays(facility, month))
    .filter((day) => day >= from && day <= to)
    .slice(-(isMuch ? mostOfMuch : mostPerFacility));
  return days.map((posted_on) => {
    const random = facility.random('notices', monthNumber(posted_on), Number(posted_on.slice(8)));
    const fitting = inSeason(posted_on).filter((text) => fits(text, facility));
    const words = make(
      lists(facility, posted_on),
      () => filled(random, random.pick(fitting), posted_on),
      ({ title }) => [title],
    );
    return {
      facility_id: facility.id,
      prefecture_code: facility.prefecture_code,
      path_name: posted_on.replaceAll('-', ''),
      ...words,
      posted_on,
    };
  });
}

/** Lists in which a reader sees it beside others: the facility's, its prefecture's, the day's. */
const lists = ({ path_name, prefecture_code }: DemoFacility, day: string): string[] => [
  path_name,
  prefecture_code,
  `${prefecture_code} ${Math.floor(dayNumber(day) / 7)}`,
  day,
];

/** Facilities with classes; there are no texts for others. */
const canPost = ({ family, classes }: DemoFacility): boolean =>
  classes.length > 0 && ['nursery', 'kodomoen', 'kindergarten', 'small', 'company'].includes(family);

function postingDays(facility: DemoFacility, month: string): string[] {
  const random = facility.random('notices', monthNumber(month));
  const days = workingDaysOf(month);
  const count = hasMuchToRead(facility)
    ? 2
    : random.weighted([
        [0, 15],
        [1, 50],
        [2, 35],
      ]);
  return [...new Set(Array.from({ length: count }, () => random.pick(days)))].sort();
}

const seasons = new Map<string, readonly NoticeText[]>();

function inSeason(day: string): readonly NoticeText[] {
  const texts = seasons.get(day) ?? noticeTexts.filter(({ season }) => isInSeason(season, day));
  seasons.set(day, texts);
  return texts;
}

function fits({ service, families, needs }: NoticeText, facility: DemoFacility): boolean {
  const { hasGarden, hasMeals, hasSlots, hasExtended, classes } = facility;
  const has = {
    garden: hasGarden,
    meals: hasMeals,
    slots: hasSlots,
    extended: hasExtended,
    infants: classes.includes(0),
    older: classes.includes(5),
  };
  return (
    (!service || facility.services.includes(service)) &&
    (!families || families.includes(facility.family)) &&
    (!needs || has[needs])
  );
}

/** There are always a few days between a deadline, which holidays may postpone, and the day of the event. */
export function daysToCome(
  random: RandomSource,
  posted: string,
): Record<'deadline' | 'date' | 'saturday', string> {
  const deadline = workingDayFrom(addDays(posted, random.between(3, 5)), 0);
  return {
    deadline,
    date: workingDayFrom(addDays(deadline, random.between(4, 15)), 0),
    saturday: saturdayFrom(addDays(posted, random.between(8, 24))),
  };
}

/** A placeholder has the same words throughout a notice. */
function filled(random: RandomSource, { title, body, audience }: NoticeText, posted: string) {
  const month = Number(posted.slice(5, 7));
  const { deadline, date, saturday } = daysToCome(random, posted);
  const isSecondHalf = Number(posted.slice(8)) > 15;
  const known: Record<string, string> = {
    date: monthDayText(date),
    saturday: monthDayText(saturday),
    deadline: monthDayText(deadline),
    month: `${month}月`,
    issue: `${isSecondHalf ? (month % 12) + 1 : month}月`,
    next: `${(month % 12) + 1}月`,
    fiscal: String(Number(posted.slice(0, 4)) + (month >= 4 ? 1 : 0)),
  };
  for (const [gap, words] of Object.entries(gaps)) known[gap] = random.pick(words);
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, gap) => known[gap] ?? '');
  return { title: fill(title), body: fill(body), audience };
}

const saturdayFrom = (day: string): string => addDays(day, 6 - weekdayOf(day));
