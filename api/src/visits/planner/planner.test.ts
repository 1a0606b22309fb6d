import type { VisitPlans } from '@enerabi/shared/contract';
import { planVisits } from '@enerabi/shared/contract/visits/visit-plan.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { type BookingSite, openBookingSite } from '../bookings/testing/booking-site.ts';

describeOnDatabases('GET /api/one_stop/visit_plans', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
    // 21 May 2099 is a Thursday.
    await site.addSlot('2099-05-21 10:00:00');
    await site.addSlot('2099-05-22 10:00:00', { child_class_ids: [3] });
    await site.addSlot('2099-05-25 14:00:00', { families_left: 0, reserved_elsewhere: 3 });
    await site.addSlot('2099-05-21 10:30:00', {}, 'b');
    await site.addSlot('2099-05-21 13:00:00', {}, 'b');
    await site.addSlot('2099-05-28 10:00:00', {}, 'b');
  });
  const plan = async (query: string) => {
    const { status, body } = await site.app.get(`/api/one_stop/visit_plans?${query}`);
    return { status, body: body as unknown as VisitPlans };
  };
  const both = 'path_names[]=a&path_names[]=b';
  const times = ({ plans: [first] }: VisitPlans) =>
    first?.visits.map(({ path_name, starts_at }) => `${path_name} ${starts_at.slice(5, 16)}`);

  it('plans visits that can be booked, without a conflict and with time to travel', async () => {
    const { status, body } = await plan(`${both}&path_names[]=phone&path_names[]=hidden&path_names[]=none`);
    expect(status).toBe(200);
    expect(planVisits.reply.parse(body)).toEqual(body);
    expect(body.facilities).toMatchObject([
      { path_name: 'a', bookable_slots: 2, matching_slots: 2 },
      { path_name: 'b', bookable_slots: 3, matching_slots: 3 },
      { path_name: 'phone', bookable_slots: 0, matching_slots: 0, tour_acceptance: 'phone' },
    ]);
    expect(times(body)).toEqual(['a 05-21 10:00', 'b 05-21 13:00']);
    const [first] = body.plans;
    expect(first).toMatchObject({ days: 1, left_out: ['phone'] });
    expect((first?.visits[1]?.travel_minutes ?? 0) + (first?.visits[1]?.waiting_minutes ?? 0)).toBe(120);
  });

  it('keeps to the days, times and class of a family', async () => {
    expect(times((await plan(`${both}&weekdays[]=5`)).body)).toEqual(['a 05-22 10:00']);
    expect(times((await plan(`${both}&until_time=12:00`)).body)).toEqual(['b 05-21 10:30', 'a 05-22 10:00']);
    expect(times((await plan(`path_names[]=a&from_time=11:00`)).body)).toBeUndefined();
    expect((await plan(`path_names[]=a&child_class_id=0`)).body.facilities).toMatchObject([
      { bookable_slots: 2, matching_slots: 1 },
    ]);
    expect(times((await plan(`${both}&most_per_day=1`)).body)).toEqual(['b 05-21 10:30', 'a 05-22 10:00']);
  });

  it('keeps what is chosen by hand, unless it is gone', async () => {
    expect(times((await plan(`${both}&pinned[]=a@2099-05-22T10:00`)).body)).toEqual([
      'b 05-21 10:30',
      'a 05-22 10:00',
    ]);
    expect(times((await plan(`${both}&pinned[]=a@2099-05-25T14:00`)).body)?.[0]).toBe('a 05-21 10:00');
  });

  it.each(['', 'path_names[]=A', `${both}&pinned[]=a`, `${both}&most_per_day=9`, `${both}&weekdays[]=7`])(
    'refuses %s',
    async (query) => {
      expect((await plan(query)).status).toBe(422);
    },
  );

  it('takes eight facilities at most', async () => {
    const nine = Array.from({ length: 9 }, (_, at) => `path_names[]=a${at}`).join('&');
    expect((await plan(nine)).status).toBe(422);
  });
});
