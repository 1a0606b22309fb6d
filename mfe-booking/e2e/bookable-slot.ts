import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { command } from '../../shell/e2e/site/commands.ts';
import { type ListedFacility, listed } from '../../shell/e2e/site/listed-facilities.ts';

export interface BookableSlot extends Pick<ListedFacility, 'facility_id' | 'path_name' | 'name'> {
  /** `YYYY-MM-DD HH:mm:ss` in Japan. */
  startsAt: string;
  /** Its address on the slots page. */
  address: string;
}

const dayMs = 86_400_000;

/** A facility that takes bookings. Journeys at the same time seldom get the same one. */
export async function bookableFacility(request: APIRequestContext): Promise<ListedFacility> {
  const facilities = await listed(request, 'has_bookable_visit=true&limit=50');
  const facility = facilities[randomInt(facilities.length)];
  if (!facility) throw new Error('No facility takes bookings');
  return facility;
}

/** So many of different names. */
export async function bookableFacilities(
  request: APIRequestContext,
  count: number,
): Promise<ListedFacility[]> {
  const all = await listed(request, 'has_bookable_visit=true&limit=50');
  const facilities = [...new Map(all.map((facility) => [facility.name, facility])).values()];
  const from = randomInt(facilities.length - count);
  return facilities.slice(from, from + count);
}

/**
 * Some weeks ahead, on a weekend, when demonstration data has no visits. All are in one month, which a calendar shows at
 * once.
 */
function freeDay(): string {
  const days = Array.from({ length: 14 }, (_, at) => new Date(Date.now() + (21 + at) * dayMs));
  const weekend = days.filter((day) => day.getUTCDay() % 6 === 0);
  const inMonth = weekend.filter((day) => day.getUTCMonth() === weekend[0]?.getUTCMonth());
  return (inMonth[randomInt(inMonth.length)] as Date).toISOString().slice(0, 10);
}

/** Adds a slot of a journey's own at a minute that no other has; alone on its day unless `day` says otherwise. */
export async function addSlot(
  { facility_id, path_name, name }: ListedFacility,
  { families = 3, day = freeDay() }: { families?: number; day?: string } = {},
): Promise<BookableSlot> {
  const time = `${8 + randomInt(9)}`.padStart(2, '0');
  // Demonstration data has visits at minutes that five divides.
  const minute = 1 + 5 * randomInt(12) + randomInt(4);
  const at = `${day} ${time}:${String(minute).padStart(2, '0')}`;
  await command('data', 'slots', 'add', '--facility', path_name, '--at', at, '--families', String(families));
  const address = `/one_stop/f/${path_name}?day=${day}`;
  return { facility_id, path_name, name, startsAt: `${at}:00`, address };
}

/** Another family books it, from a network of its own. @returns the number of its booking */
export async function bookedByOthers(
  request: APIRequestContext,
  { facility_id, startsAt }: BookableSlot,
): Promise<string> {
  const reply = await request.post('/api/one_stop/booking', {
    headers: { origin: new URL((await request.get('/robots.txt')).url()).origin },
    data: {
      facility_id,
      person_last_name: '別野',
      person_first_name: '家子',
      person_last_name_furigana: 'ベツノ',
      person_first_name_furigana: 'イエコ',
      person_contact_phone: '0312345678',
      person_contact_mail: `others-${randomInt(1e12)}@example.jp`,
      child_birthday_1: '2025-06-10',
      desired_reservation_datetime: startsAt,
      person_number: 1,
      child_number: 0,
    },
  });
  if (!reply.ok()) throw new Error(`Booking answered ${reply.status()} ${await reply.text()}`);
  return ((await reply.json()) as { reference: string }).reference;
}
