import { longestExpectancyDays } from '../constants/index.ts';

export type BirthdayFault = 'not_a_day' | 'too_long_ago' | 'too_far_ahead';

/** A child whose parents look for a nursery is younger than that. */
const oldestChildYears = 20;
const dayMs = 86_400_000;

/**
 * Finds the fault of the birthday of a member's child, or of the day on which it is expected.
 * @param birthday `YYYY-MM-DD`, whether there is such a day or not
 * @param today in Japan, `YYYY-MM-DD`
 * @returns `not_a_day` where no calendar has it, `too_long_ago` from a day more than 20 years ago, `too_far_ahead`
 *   from `longestExpectancyDays` + 1 days ahead; undefined where it is fine
 */
export function birthdayFault(birthday: string, today: string): BirthdayFault | undefined {
  if (!isDay(birthday)) return 'not_a_day';
  if (birthday < earliestBirthday(today)) return 'too_long_ago';
  if (birthday > latestBirthday(today)) return 'too_far_ahead';
  return undefined;
}

/** Years have four digits, so that days compare as texts; that of a 29 February need be no day itself. */
const earliestBirthday = (today: string): string =>
  `${String(Number(today.slice(0, 4)) - oldestChildYears).padStart(4, '0')}${today.slice(4)}`;

const latestBirthday = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + longestExpectancyDays * dayMs).toISOString().slice(0, 10);

/** A JavaScript Date turns 31 April into 1 May. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}
