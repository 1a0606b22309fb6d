import type { SearchConditions } from '@enerabi/shared/contract';
import { searchWords } from '@enerabi/shared/japanese';
import { isWithin } from '../designated-cities.ts';
import { type Flag, flagBit, minutesOf, serviceBit } from './facts.ts';
import { type Slots, unknownTime } from './slots.ts';

/** Fields of a search whose values are counted in place of the one that is chosen. */
export type Group =
  | 'area'
  | 'municipalities'
  | 'facility_types'
  | 'child'
  | 'opens_by'
  | 'open_until'
  | 'others';

/** One thing that must hold of a slot. Its name says all that it depends on. */
export interface Condition {
  group: Group;
  name: string;
  test: (slot: number) => boolean;
}

const flagsOf = {
  is_open_saturday: 'is_open_saturday',
  has_meals: 'has_meals',
  has_garden: 'has_garden',
  search_ask_onetime: 'accepts_onetime_inquiry',
} as const satisfies Partial<Record<keyof SearchConditions, Flag>>;

/** What a search asks of a slot's columns; keywords, stations and bookable visits are looked up elsewhere. */
export function conditionsOf(question: SearchConditions, slots: Slots): Condition[] {
  return [
    ...placeConditions(question, slots),
    ...typeConditions(question, slots),
    ...childConditions(question, slots),
    ...timeConditions(question, slots),
    ...factConditions(question, slots),
  ];
}

function placeConditions({ area, municipalities = [] }: SearchConditions, slots: Slots): Condition[] {
  const conditions: Condition[] = [];
  if (area) {
    const number = Number(area.slice(0, 2));
    conditions.push({
      group: 'area',
      name: `area ${number}`,
      test: (slot) => slots.prefecture.at(slot) === number,
    });
  }
  if (municipalities.length > 0)
    conditions.push({
      group: 'municipalities',
      name: `municipalities ${[...municipalities].sort().join()}`,
      test: withinOneOf(municipalities, slots),
    });
  return conditions;
}

/** Each municipality is compared once, however many facilities it has. */
function withinOneOf(wanted: readonly string[], slots: Slots): (slot: number) => boolean {
  const answers: boolean[] = [];
  return (slot) => {
    const index = slots.municipality.at(slot);
    answers[index] ??= wanted.some((one) => isWithin(slots.municipalities[index]?.code ?? '', one));
    return answers[index];
  };
}

function typeConditions({ facility_types = [] }: SearchConditions, slots: Slots): Condition[] {
  if (facility_types.length === 0) return [];
  const wanted = new Set<number>(facility_types);
  return [
    {
      group: 'facility_types',
      name: `facility_types ${[...wanted].sort().join()}`,
      test: (slot) => wanted.has(slots.facilityType.at(slot)),
    },
  ];
}

function childConditions(question: SearchConditions, slots: Slots): Condition[] {
  const { child_class_id, child_age_months, has_vacancy } = question;
  const conditions: Condition[] = [];
  const mask = child_class_id === undefined ? 0 : 1 << child_class_id;
  if (mask > 0)
    conditions.push({
      group: 'child',
      name: `child_class_id ${child_class_id}`,
      test: (slot) => (slots.classes.at(slot) & mask) !== 0,
    });
  if (child_age_months !== undefined)
    conditions.push({
      group: 'child',
      name: `child_age_months ${child_age_months}`,
      test: (slot) => slots.fromMonths.at(slot) <= child_age_months,
    });
  if (has_vacancy)
    conditions.push({
      group: 'child',
      name: `has_vacancy ${mask}`,
      test: (slot) => (slots.vacantClasses.at(slot) & (mask || 0xff)) !== 0,
    });
  return conditions;
}

function timeConditions({ opens_by, open_until }: SearchConditions, slots: Slots): Condition[] {
  const conditions: Condition[] = [];
  if (opens_by) {
    const latest = minutesOf(opens_by);
    conditions.push({
      group: 'opens_by',
      name: `opens_by ${opens_by}`,
      test: (slot) => slots.opensAt.at(slot) <= latest,
    });
  }
  if (open_until) {
    const soonest = minutesOf(open_until);
    conditions.push({
      group: 'open_until',
      name: `open_until ${open_until}`,
      test: (slot) => slots.closesAt.at(slot) >= soonest && slots.closesAt.at(slot) !== unknownTime,
    });
  }
  return conditions;
}

function factConditions(question: SearchConditions, slots: Slots): Condition[] {
  let mask = 0;
  for (const service of question.services ?? []) mask |= serviceBit(service);
  for (const [field, flag] of Object.entries(flagsOf))
    if (question[field as keyof typeof flagsOf]) mask |= flagBit(flag);
  if (mask === 0) return [];
  return [{ group: 'others', name: `facts ${mask}`, test: (slot) => (slots.facts.at(slot) & mask) === mask }];
}

/** @returns undefined for a keyword of signs alone: it names nothing, so nothing is found by it */
export function wordsOf(keyword = ''): string[] | undefined {
  const words = searchWords(keyword);
  return words.length === 0 && keyword.trim() !== '' ? undefined : words;
}
