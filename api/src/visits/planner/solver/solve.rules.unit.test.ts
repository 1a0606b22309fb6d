import type { PlanKind } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Plan, PlannedFacility, PlanRules } from './plan.ts';
import { solve } from './solve.rules.ts';
import { allFeasible, type Choice, figuresOf, greedy, isFeasible } from './testing/controls.ts';
import { travelMinutes } from './travel-time.rules.ts';

const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-04'];
const minutesOf = (day: string, time: number) => Date.parse(`${day}T00:00:00Z`) / 60_000 + time;

const point = fc.record({
  lat: fc.double({ min: 35.6, max: 35.75, noNaN: true }),
  lng: fc.double({ min: 139.6, max: 139.8, noNaN: true }),
});
const slot = fc.record({
  day: fc.constantFrom(...days),
  from: fc.integer({ min: 9 * 4, max: 16 * 4 }),
  length: fc.constantFrom(30, 45, 60),
});
const facilitiesOf = (mostFacilities: number, mostSlots: number) =>
  fc
    .array(fc.record({ point: fc.option(point), slots: fc.array(slot, { maxLength: mostSlots }) }), {
      minLength: 1,
      maxLength: mostFacilities,
    })
    .map((all) =>
      all.map(
        (facility, id): PlannedFacility => ({
          id,
          point: facility.point,
          slots: facility.slots.map(({ day, from, length }, at) => ({
            slot_id: id * 1_000 + at,
            day,
            start: minutesOf(day, from * 15),
            end: minutesOf(day, from * 15 + length),
          })),
        }),
      ),
    );
const rules = fc
  .record({
    home: fc.option(point),
    maxPerDay: fc.integer({ min: 1, max: 4 }),
    mode: fc.constantFrom('bicycle', 'train'),
  })
  .map(
    ({ mode, ...facts }): PlanRules => ({
      ...facts,
      marginMinutes: 10,
      travelMinutes: (from, to) => travelMinutes(mode as 'bicycle', from, to),
    }),
  );

const choicesOf = ({ visits }: Plan, facilities: readonly PlannedFacility[]): Choice[] =>
  visits.map(({ facility_id, slot }) => ({ facility: facilities[facility_id] as PlannedFacility, slot }));

/** Smaller is better, in this order. */
const order: Record<PlanKind, (of: ReturnType<typeof figuresOf>) => (number | string)[]> = {
  fewest_days: ({ visited, days, waiting }) => [-visited, days, waiting],
  soonest: ({ visited, last, days }) => [-visited, last, days],
  least_travel: ({ visited, travel, days }) => [-visited, travel, days],
};
const isWorse = (one: (number | string)[], other: (number | string)[]): boolean => {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at !== -1 && (one[at] as number) > (other[at] as number);
};

describe('a plan of visits', () => {
  it('never has a conflict, and says rightly what it costs', () => {
    fc.assert(
      fc.property(facilitiesOf(8, 8), rules, (facilities, of) => {
        for (const plan of solve(facilities, of)) {
          const choices = choicesOf(plan, facilities);
          expect(isFeasible(choices, of)).toBe(true);
          const { days, travel, waiting } = figuresOf(choices, of);
          expect([plan.days, plan.travel_minutes, plan.waiting_minutes]).toEqual([days, travel, waiting]);
          const visited = choices.map(({ facility }) => facility.id);
          expect([...visited, ...plan.left_out].sort()).toEqual(facilities.map(({ id }) => id).sort());
          const starts = plan.visits.map(({ slot }) => slot.start);
          expect(starts).toEqual(starts.toSorted((one, other) => one - other));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is as good as the best of all that are possible, in each kind', () => {
    fc.assert(
      fc.property(facilitiesOf(4, 4), rules, (facilities, of) => {
        const figures = allFeasible(facilities, of).map((choices) => figuresOf(choices, of));
        const plans = solve(facilities, of);
        for (const kind of ['fewest_days', 'soonest', 'least_travel'] as const) {
          const plan = plans.find(({ kinds }) => kinds.includes(kind));
          const own = plan ? figuresOf(choicesOf(plan, facilities), of) : figuresOf([], of);
          for (const other of figures) expect(isWorse(order[kind](own), order[kind](other))).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is never worse than taking the first time that fits, facility by facility', () => {
    fc.assert(
      fc.property(facilitiesOf(8, 12), rules, (facilities, of) => {
        const control = figuresOf(greedy(facilities, of), of);
        for (const plan of solve(facilities, of)) {
          const own = figuresOf(choicesOf(plan, facilities), of);
          for (const kind of plan.kinds) expect(isWorse(order[kind](own), order[kind](control))).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order in which facilities and slots are named', () => {
    fc.assert(
      fc.property(facilitiesOf(6, 6), rules, (facilities, of) => {
        const costs = (all: readonly PlannedFacility[]) =>
          solve(all, of).flatMap(({ kinds, visits, ...plan }) =>
            kinds.map((kind) => [
              kind,
              visits.length,
              plan.days,
              kind === 'least_travel' && plan.travel_minutes,
            ]),
          );
        const reversed = facilities.toReversed().map((one) => ({ ...one, slots: one.slots.toReversed() }));
        expect(costs(reversed).sort()).toEqual(costs(facilities).sort());
      }),
    );
  });

  it('keeps what was chosen by hand, and leaves out what does not fit with it', () => {
    const at = (id: number, day: string, time: number) => ({
      slot_id: id,
      day,
      start: minutesOf(day, time),
      end: minutesOf(day, time + 60),
    });
    const [first = ''] = days;
    const facilities: PlannedFacility[] = [
      { id: 1, point: null, slots: [at(1, first, 600)], isPinned: true },
      { id: 2, point: null, slots: [at(2, first, 630)] },
      { id: 3, point: null, slots: [at(3, first, 540)] },
      { id: 4, point: null, slots: [] },
    ];
    const of: PlanRules = { home: null, marginMinutes: 10, maxPerDay: 3, travelMinutes: () => 0 };
    const [plan] = solve(facilities, of);
    expect(plan?.visits.map(({ facility_id }) => facility_id)).toEqual([1]);
    expect(plan?.left_out).toEqual([2, 3, 4]);
    expect(plan?.kinds).toEqual(['fewest_days', 'soonest', 'least_travel']);
    expect(solve([{ id: 4, point: null, slots: [] }], of)).toEqual([]);
  });
});

describe('the estimated time to travel', () => {
  it('is the same there and back, grows with the distance, and never beats walking by being slower', () => {
    fc.assert(
      fc.property(
        point,
        point,
        fc.constantFrom('walk', 'bicycle', 'train', 'car' as const),
        (from, to, mode) => {
          expect(travelMinutes(mode, from, to)).toBe(travelMinutes(mode, to, from));
          expect(travelMinutes(mode, from, from)).toBe(0);
          expect(travelMinutes(mode, from, to)).toBeLessThanOrEqual(travelMinutes('walk', from, to));
          const middle = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
          expect(travelMinutes(mode, from, middle)).toBeLessThanOrEqual(travelMinutes(mode, from, to));
        },
      ),
    );
  });

  it('is that of a city with a child', () => {
    const [shibuya, yoga] = [
      { lat: 35.658, lng: 139.7016 },
      { lat: 35.6264, lng: 139.6336 },
    ];
    expect([travelMinutes('train', shibuya, yoga), travelMinutes('bicycle', shibuya, yoga)]).toEqual([
      39, 54,
    ]);
  });
});
