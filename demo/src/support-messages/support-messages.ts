import type { ChildClassId, GenderKindId, SupportMessageRecommendKindId } from '@enerabi/shared/constants';
import { dayNumber, daysOfMonth, monthNumber, monthsBetween } from '../calendar/calendar.ts';
import type { DemoFacility } from '../demo-facility.ts';
import { hasMuchToRead } from '../has-many-notices.ts';
import type { RandomSource } from '../random-source.ts';
import type { UniqueTexts } from '../unique-texts.ts';
import { parentAgeOf } from './parent-ages.ts';
import {
  closings,
  concerns,
  hardships,
  openings,
  openingsBeforeSchool,
  praises,
  praisesOfGarden,
  praisesOfInfants,
  praisesOfMeals,
  praisesOfOlder,
  wishes,
} from './support-message-texts.ts';

/** A row of `support_message` as `jsonb_populate_recordset` reads it. */
export interface SupportMessageRow {
  facility_id: number;
  prefecture_code: string;
  child_class_id: ChildClassId;
  parent_age_text: string | null;
  gender_kind_id: GenderKindId;
  support_message_recommend_kind_id: SupportMessageRecommendKindId;
  support_message_description: string;
  posted_on: string;
  is_published: true;
}

const share = 0.25;
const mostPerFacility = 4;
/** Messages of the facility that gets one every month: more than a page. */
const mostOfMuch = 13;
/** Kinds without messages: they have no classes, or children do not go there. */
const withParents = new Set(['nursery', 'kodomoen', 'kindergarten', 'small', 'company']);
const monthlyShare = 0.18;

const recommendations: readonly (readonly [SupportMessageRecommendKindId, number])[] = [
  [1, 44],
  [2, 38],
  [3, 13],
  [4, 5],
];

/** Messages posted between two days in Japan, both included: the newest four of a facility, and many more of one. */
export function supportMessagesOf(
  facility: DemoFacility,
  from: string,
  to: string,
  { make }: UniqueTexts,
): SupportMessageRow[] {
  if (!withParents.has(facility.family) || facility.classes.length === 0) return [];
  const isMuch = hasMuchToRead(facility);
  if (!isMuch && !facility.random('supportMessages').chance(share)) return [];
  const days = monthsBetween(from, to)
    .flatMap((month) => postingDay(facility, month))
    .filter((day) => day >= from && day <= to)
    .slice(-(isMuch ? mostOfMuch : mostPerFacility));
  return days.map((posted_on) => {
    const random = facility.random('supportMessages', dayNumber(posted_on));
    const child_class_id = random.pick(facility.classes);
    const recommendation = random.weighted(recommendations);
    const good = worth(child_class_id, facility);
    const season = Math.floor(monthNumber(posted_on) / 3);
    const lists = [
      facility.path_name,
      facility.prefecture_code,
      `${facility.prefecture_code} ${season}`,
      posted_on,
    ];
    const sentences = make(
      lists,
      () => sentencesOf(random, child_class_id, recommendation, good),
      (made) => made,
    );
    return {
      facility_id: facility.id,
      prefecture_code: facility.prefecture_code,
      child_class_id,
      parent_age_text: parentAgeOf(random, child_class_id),
      gender_kind_id: random.weighted([
        [1, 70],
        [2, 24],
        [3, 1],
        [4, 5],
      ]),
      support_message_recommend_kind_id: recommendation,
      support_message_description: sentences.join(''),
      posted_on,
      is_published: true,
    };
  });
}

/** Any day of the week: parents write in the evening and at weekends. */
function postingDay(facility: DemoFacility, month: string): string[] {
  const random = facility.random('supportMessages', monthNumber(month));
  return hasMuchToRead(facility) || random.chance(monthlyShare) ? [random.pick(daysOfMonth(month))] : [];
}

const worth = (child: ChildClassId, { hasMeals, hasGarden }: DemoFacility): string[] => [
  ...praises,
  ...(child === 0 ? praisesOfInfants : []),
  ...(child >= 2 ? praisesOfOlder : []),
  ...(hasMeals && child > 0 ? praisesOfMeals : []),
  ...(hasGarden && child > 0 ? praisesOfGarden : []),
];

/** Always with a reason: parents who recommend a facility less say what was missing. */
function sentencesOf(
  random: RandomSource,
  child: ChildClassId,
  recommendation: SupportMessageRecommendKindId,
  good: readonly string[],
): string[] {
  const opening = random.pick(openingsOf(child, recommendation));
  const closing = random.pick(closings[recommendation]);
  if (recommendation === 1) return [opening, ...twoOf(random, good), closing];
  if (recommendation === 2)
    return random.chance(0.6)
      ? [opening, random.pick(good), `ただ、${random.pick(wishes)}`, closing]
      : [opening, random.pick(good), closing];
  if (recommendation === 3) return [opening, random.pick(good), `一方で、${random.pick(concerns)}`, closing];
  const [first, second] = twoOf(random, concerns);
  return [opening, `ただ、${first}`, second, closing];
}

function openingsOf(child: ChildClassId, recommendation: SupportMessageRecommendKindId): readonly string[] {
  const stage = child === 0 ? 'infants' : child <= 2 ? 'toddlers' : 'older';
  return [
    ...openings[stage],
    ...(recommendation < 4 ? hardships[stage] : []),
    ...(child === 5 ? openingsBeforeSchool : []),
  ];
}

function twoOf(random: RandomSource, list: readonly string[]): [string, string] {
  const first = random.between(0, list.length - 1);
  const further = random.between(1, list.length - 1);
  return [list[first] as string, list[(first + further) % list.length] as string];
}
