import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';
import type { ClassCapacity } from './classes.ts';

type Ages = Pick<
  FacilityRecord,
  'accept_from_months' | 'accept_from_days' | 'accepted_age_text' | 'accept_to_text'
>;
type Youngest = readonly [months: number, text: string];

/** After maternity leave care begins on the 57th day (労働基準法 第65条), in the second month. */
const afterMaternityLeave = 57;
const daysOf = (text: string): number | null => (/57日|産休明け/.test(text) ? afterMaternityLeave : null);

const infants: readonly (readonly [Youngest, number])[] = [
  [[2, '生後57日目から'], 26],
  [[2, '産休明けから'], 8],
  [[3, '生後3か月から'], 16],
  [[4, '生後4か月から'], 6],
  [[6, '生後6か月から'], 32],
  [[8, '生後8か月から'], 7],
  [[10, '生後10か月から'], 5],
];
const untilClassTwo = '2歳児クラスまで（3歳の誕生日以後、最初の3月31日まで）';

const upTo = (lastClass: number): string => (lastClass <= 2 ? untilClassTwo : '就学前まで');

function youngestOf(random: RandomSource, firstClass: number): Youngest {
  if (firstClass === 0) return random.weighted(infants);
  if (firstClass === 1)
    return random.pick([
      [12, '1歳児クラスから'],
      [12, '満1歳から'],
      [18, '1歳6か月から'],
    ] as const);
  return [36, '3歳児クラスから'];
}

const fixed: Partial<Record<Family, readonly (readonly [months: number, text: string, to: string])[]>> = {
  kindergarten: [
    [36, '満3歳から', '就学前まで'],
    [36, '満3歳児クラスから', '就学前まで'],
    [36, '3歳児から', '就学前まで'],
  ],
  home: [
    [2, '生後57日目から', untilClassTwo],
    [6, '生後6か月から', untilClassTwo],
  ],
  visiting: [[6, '生後6か月から', untilClassTwo]],
  night: [
    [2, '生後57日目から', '就学前まで'],
    [3, '生後3か月から', '小学校低学年まで'],
  ],
  development: [
    [18, 'おおむね1歳6か月から', '就学前まで'],
    [24, '2歳から', '就学前まで'],
  ],
  after_school: [
    [72, '小学1年生から', '小学6年生まで'],
    [72, '小学1年生から', '小学3年生まで'],
  ],
};

const inBrief = (to: string): string => to.replace(/（.*）$/, '');

/** Accepted ages, in agreement with the classes. */
export function agesOf(random: RandomSource, family: Family, classes: readonly ClassCapacity[]): Ages {
  const known = fixed[family];
  const [accept_from_months, from, accept_to_text] = known
    ? random.pick(known)
    : ([
        ...youngestOf(random, classes[0]?.child_class_id ?? 0),
        upTo(classes.at(-1)?.child_class_id ?? 5),
      ] as const);
  return {
    accept_from_months,
    accept_from_days: daysOf(from),
    accepted_age_text: `${from}${inBrief(accept_to_text)}`,
    accept_to_text,
  };
}
