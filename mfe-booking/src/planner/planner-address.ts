import {
  type ChildClassId,
  childClassIds,
  keywordMaxLength,
  mostPlannedFacilities,
  type TravelMode,
  travelModes,
} from '@enerabi/shared/constants';
import { type PlanVisitsQuery, plannerPagePath } from '@enerabi/shared/contract';

export const plannerPath = plannerPagePath();

/** Parts of the day in which a family can come, as `HH:mm`. */
export const dayParts = {
  all: {},
  morning: { until_time: '12:30' },
  afternoon: { from_time: '12:00' },
} as const;
export type DayPart = keyof typeof dayParts;

/** What the page's address says; it can be shared, and works without scripts. */
export interface PlannerState {
  /** Path names. */
  facilities: readonly string[];
  /** 0 is Sunday; none: any. */
  weekdays: readonly number[];
  part: DayPart;
  travelMode: TravelMode;
  mostPerDay: number;
  childClass: ChildClassId | null;
  /** The station at which days begin and end, as it was typed; '': none. */
  start: string;
  /** Times that are pinned by hand, `YYYY-MM-DDTHH:mm`, by path name. */
  pinned: Readonly<Record<string, string>>;
}

const isPathName = (text: string): boolean => /^[a-z0-9][a-z0-9_-]{0,119}$/.test(text);
const isPinned = (text: string): boolean =>
  /^[a-z0-9][a-z0-9_-]*@\d{4}-\d\d-\d\dT[0-2]\d:[0-5]\d$/.test(text);

/** Reads an address that may contain anything. */
export function readPlanner(query: URLSearchParams): PlannerState {
  const numberIn = (name: string, known: readonly number[]): number | undefined =>
    known.find((number) => query.get(name) === String(number));
  const named = [...new Set([...query.getAll('f'), ...query.getAll('facilities[]')])];
  const facilities = named.filter(isPathName).slice(0, mostPlannedFacilities);
  return {
    facilities,
    weekdays: [0, 1, 2, 3, 4, 5, 6].filter((day) => query.getAll('weekday').includes(String(day))),
    part: (['morning', 'afternoon'] as const).find((part) => part === query.get('part')) ?? 'all',
    travelMode: travelModes.find((mode) => mode === query.get('mode')) ?? 'bicycle',
    mostPerDay: numberIn('most', [1, 2, 3, 4]) ?? 2,
    childClass: (numberIn('class', childClassIds) as ChildClassId | undefined) ?? null,
    start: (query.get('from') ?? '').slice(0, keywordMaxLength).trim(),
    pinned: Object.fromEntries(
      query
        .getAll('pin')
        .filter(isPinned)
        .map((text) => text.split('@') as [string, string])
        .filter(([name]) => facilities.includes(name)),
    ),
  };
}

/** The fields of an address, in order; what is usual is left out. */
export const plannerFields = (state: PlannerState): [name: string, value: string][] => [
  ...state.facilities.map((name): [string, string] => ['f', name]),
  ...conditionFields(state),
  ...pinnedFields(state),
];

/** Those of when a family can come, and how. */
export const conditionFields = (state: PlannerState): [name: string, value: string][] => [
  ...state.weekdays.map((day): [string, string] => ['weekday', String(day)]),
  ...(state.part === 'all' ? [] : ([['part', state.part]] as [string, string][])),
  ...(state.travelMode === 'bicycle' ? [] : ([['mode', state.travelMode]] as [string, string][])),
  ...(state.mostPerDay === 2 ? [] : ([['most', String(state.mostPerDay)]] as [string, string][])),
  ...(state.childClass === null ? [] : ([['class', String(state.childClass)]] as [string, string][])),
  ...(state.start === '' ? [] : ([['from', state.start]] as [string, string][])),
];

export const pinnedFields = ({ facilities, pinned }: PlannerState): [name: string, value: string][] =>
  facilities.flatMap((name): [string, string][] =>
    pinned[name] ? [['pin', `${name}@${pinned[name]}`]] : [],
  );

export function plannerAddress(state: PlannerState): string {
  const query = new URLSearchParams(plannerFields(state));
  return query.size === 0 ? plannerPath : `${plannerPath}?${query}`;
}

/** @param time `YYYY-MM-DDTHH:mm`; undefined: it is free again */
export const pinning = (state: PlannerState, name: string, time: string | undefined): PlannerState => {
  const { [name]: _before, ...others } = state.pinned;
  return { ...state, pinned: time ? { ...others, [name]: time } : others };
};

export const without = (state: PlannerState, name: string): PlannerState => ({
  ...pinning(state, name, undefined),
  facilities: state.facilities.filter((other) => other !== name),
});

/** The call's query. */
export const planQueryOf = (state: PlannerState): PlanVisitsQuery => ({
  path_names: [...state.facilities],
  ...(state.weekdays.length > 0 && { weekdays: [...state.weekdays] }),
  ...dayParts[state.part],
  ...(state.childClass !== null && { child_class_id: state.childClass }),
  travel_mode: state.travelMode,
  most_per_day: state.mostPerDay,
  ...(state.start !== '' && { starting_station: state.start }),
  ...(Object.keys(state.pinned).length > 0 && {
    pinned: pinnedFields(state).map(([, value]) => value),
  }),
});
