import { type PlanRules, solve, travelMinutes } from '@enerabi/api/planner';
import type { Benchmark } from '../benchmark.ts';
import { check } from '../limits.ts';
import { median } from '../statistics.ts';
import { plainSearch } from './plain-search.ts';
import { limits } from './planner.limits.ts';
import { sampleFacilities } from './sample-facilities.ts';

const rules: PlanRules = {
  home: { lat: 35.68, lng: 139.69 },
  marginMinutes: 10,
  maxPerDay: 2,
  travelMinutes: (from, to) => travelMinutes('bicycle', from, to),
};
const facilityCount = 8;

const timed = <T>(run: () => T): { ms: number; result: T } => {
  const began = performance.now();
  const result = run();
  return { ms: performance.now() - began, result };
};

/** Measures how long a plan of 8 facilities takes, in all its kinds, against a search that tries. */
const planner: Benchmark = async ({ quick, say }) => {
  const rounds = quick ? 3 : 20;
  const of = (slotsEach: number, seed: number) => sampleFacilities(seed, facilityCount, slotsEach);
  for (let warm = 0; warm < 10; warm += 1) solve(of(20, 1_000 + warm), rules);
  const small: { ms: number; controlMs: number; isOptimal: boolean }[] = [];
  const large: { ms: number }[] = [];
  for (let seed = 1; seed <= rounds; seed += 1) {
    say(`round ${seed} of ${rounds}`);
    const facilities = of(20, seed);
    const own = timed(() => solve(facilities, rules));
    const control = timed(() => plainSearch(facilities, rules));
    const plan = own.result.find(({ kinds }) => kinds.includes('fewest_days'));
    const isOptimal =
      plan?.days === control.result?.days && plan?.waiting_minutes === control.result?.waiting;
    small.push({ ms: own.ms, controlMs: control.ms, isOptimal });
    const many = of(200, seed);
    large.push({ ms: timed(() => solve(many, rules)).ms });
  }
  const slowest = (runs: readonly { ms: number }[]) => Math.max(...runs.map(({ ms }) => ms));
  return {
    measurements: [
      {
        name: '8 facilities x 20 slots, all kinds, median',
        unit: 'ms',
        subject: median(small.map(({ ms }) => ms)),
        control: median(small.map(({ controlMs }) => controlMs)),
      },
      { name: '8 facilities x 20 slots, slowest', unit: 'ms', subject: slowest(small) },
      {
        name: '8 facilities x 200 slots, all kinds, median',
        unit: 'ms',
        subject: median(large.map(({ ms }) => ms)),
      },
      { name: '8 facilities x 200 slots, slowest', unit: 'ms', subject: slowest(large) },
    ],
    checks: [
      check(limits.small, slowest(small)),
      check(limits.large, slowest(large)),
      check(limits.optimal, small.filter(({ isOptimal }) => !isOptimal).length),
    ],
    notes: [
      `${rounds} sets of facilities within some kilometres, visits of an hour on 60 working days, two a day, by bicycle`,
      'the control is a depth-first search with a bound on the cost, for the fewest days alone',
    ],
    runs: { small, large },
  };
};

export default planner;
