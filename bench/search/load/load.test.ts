import { expect, it } from '@jest/globals';
import { zipfPicker } from '../queries/zipf-picker.ts';
import { clients, closedLoop, openLoop } from './load.ts';
import { simulatedClock } from './simulated-clock.ts';

it('counts an answer from when its query was due: who stalls once makes all wait that come meanwhile', async () => {
  const clock = simulatedClock();
  let asked = 0;
  let stalled: Promise<void> | undefined;
  const ask = async () => {
    asked += 1;
    if (asked === 10) stalled = clock.wait(200);
    await stalled;
  };
  const { answers } = await openLoop(
    () => ({ kind: 'any', ask }),
    { perSecond: 200, seconds: 0.6 },
    { clock },
  );
  expect(answers).toHaveLength(asked);
  // A closed loop of one client would have met the stall once.
  expect(answers.filter(({ ms }) => ms > 50).length).toBeGreaterThan(10);
});

it('asks at the rate, whatever the answers do', async () => {
  const clock = simulatedClock();
  let asked = 0;
  const ask = () => {
    asked += 1;
    return clock.wait(300);
  };
  await openLoop(() => ({ kind: 'any', ask }), { perSecond: 500, seconds: 0.5 }, { clock });
  expect(asked).toBeGreaterThan(150);
  expect(asked).toBeLessThan(400);
});

it('fails where an answer does', async () => {
  const ask = () => Promise.reject(new Error('answered 500'));
  await expect(openLoop(() => ({ kind: 'any', ask }), { perSecond: 100, seconds: 0.2 })).rejects.toThrow(
    '500',
  );
});

it('finds how many answers a second there are at most', async () => {
  const clock = simulatedClock();
  const perSecond = await closedLoop(() => ({ kind: 'any', ask: () => clock.wait(20) }), 0.5, clock);
  expect(perSecond).toBeCloseTo((clients * 1000) / 20);
});

it('draws what is first most often, and what is last at times', () => {
  let at = 0;
  const next = zipfPicker(['a', 'b', 'c', 'd'], () => ((at++ % 1_000) + 0.5) / 1_000);
  const drawn = Object.groupBy(Array.from({ length: 1_000 }, next), (value) => value);
  expect(Object.entries(drawn).map(([value, times = []]) => `${value} ${times.length}`)).toEqual([
    'a 480',
    'b 240',
    'c 160',
    'd 120',
  ]);
});
