import { expect, it } from '@jest/globals';
import { measuredLoads, p99Of, p99OfAll, saturationOf } from './measured-load.ts';
import { simulatedClock } from './simulated-clock.ts';

const turn = (saturation: number, ms: number[], kind = 'any') => ({
  saturation,
  answers: ms.map((one) => ({ kind, ms: one })),
});

it('reports p99 of the median turn, and that of all: one slow moment of the machine is in the second only', () => {
  const load = { turns: [turn(100, [1, 2, 3]), turn(90, [2, 4]), turn(30, [500, 600])] };
  expect(p99Of(load)).toBe(4);
  expect(p99OfAll(load)).toBe(600);
  expect(saturationOf(load)).toBe(90);
});

it('leaves out turns in which the machine became faster or slower, as long as there are others', () => {
  const slower = { ...turn(100, [500]), saturationAfter: 60 };
  const faster = { ...turn(100, [1]), saturationAfter: 140 };
  const same = { ...turn(100, [7]), saturationAfter: 90 };
  expect(p99Of({ turns: [slower, same, faster, slower] })).toBe(7);
  expect(p99Of({ turns: [slower, slower, faster] })).toBe(500);
  expect(p99OfAll({ turns: [slower, same] })).toBe(500);
});

it('reports it for one kind; for one without answers it misses every limit', () => {
  const load = { turns: [turn(100, [1, 2], 'a'), turn(100, [30], 'b'), turn(100, [8], 'a')] };
  expect(p99Of(load, 'a')).toBe(5);
  expect(p99Of(load, 'b')).toBe(30);
  expect(p99Of(load, 'c')).toBeNaN();
  expect(p99OfAll({ turns: [] })).toBeNaN();
});

it('asks at 70 % of what was answered the moment before, as often as there are turns', async () => {
  const clock = simulatedClock();
  const [one, other] = await measuredLoads(
    [[{ kind: 'any', ask: () => clock.wait(10) }], [{ kind: 'b', ask: () => clock.wait(50) }]],
    { warmUp: 1, closed: 1, open: 30, turns: 2 },
    clock,
  );
  expect(one?.turns.map(({ saturation }) => Math.round(saturation))).toEqual([1_600, 1_600]);
  expect(other?.turns.map(({ saturation }) => Math.round(saturation))).toEqual([320, 320]);
  expect(other?.turns.map(({ answers }) => answers[0]?.kind)).toEqual(['b', 'b']);
  for (const { saturation, answers, saturationAfter } of [...(one?.turns ?? []), ...(other?.turns ?? [])]) {
    expect(saturationAfter).toBeCloseTo(saturation);
    // Five standard deviations of a Poisson count.
    const due = 0.7 * saturation * 30;
    expect(Math.abs(answers.length - due)).toBeLessThan(5 * Math.sqrt(due));
  }
});
