import { longestExpectancyDays } from '../constants/index.ts';

export type BirthdayFault = 'not_a_day' | 'too_long_ago' | 'too_far_ahead';

/** A child whose parents look for a nursery is younger than this. */
const oldestChildYears = 20;
const dayMs = 86_400_000;

/**
 * Checks the birthday of a member's child, or the expected day of birth.
 * @param birthday `YYYY-MM-DD`, which may not exist
 * @param today in Japan, `YYYY-MM-DD`
 * @returns `not_a_day` if the day does not exist, `too_long_ago` for more than 20 years ago, `too_far_ahead` from
 *   `longestExpectancyDays` + 1 days ahead; undefined if it is valid
 */
export function birthdayFault(birthday: string, today: string): BirthdayFault | undefined {
  if (!isDay(birthday)) return 'not_a_day';
  if (birthday < earliestBirthday(today)) return 'too_long_ago';
  if (birthday > latestBirthday(today)) return 'too_far_ahead';
  return undefined;
}

/** Days compare as texts, since years have four digits. For 29 February the result need not exist. */
const earliestBirthday = (today: string): string =>
  `${String(Number(today.slice(0, 4)) - oldestChildYears).padStart(4, '0')}${today.slice(4)}`;

const latestBirthday = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + longestExpectancyDays * dayMs).toISOString().slice(0, 10);

/** Checks the result, since a JavaScript Date turns 31 April into 1 May. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}
