import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextWebhookTry, readRetryAfter } from './schedule.rules.ts';

const now = new Date('2026-11-23T03:30:00Z');
const secondsUntil = (at: Date | undefined) => at && (at.getTime() - now.getTime()) / 1000;
const next = (attempts: number, retryAfterSeconds?: number) =>
  secondsUntil(
    nextWebhookTry({
      attempts,
      now,
      random: 0.5,
      retryAfter:
        retryAfterSeconds === undefined ? undefined : new Date(now.getTime() + retryAfterSeconds * 1000),
    }),
  );

describe('a webhook that was not taken', () => {
  it('is tried ten times over about 75 hours', () => {
    const delays = Array.from({ length: 10 }, (_, at) => next(at + 1));
    const hours = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24];
    expect(delays).toEqual([...hours.map((hour) => hour * 3600), undefined]);
    expect(hours.reduce((sum, hour) => sum + hour)).toBeCloseTo(75.6, 1);
  });

  it('is tried up to a tenth sooner or later, so that not all come at once', () => {
    const random = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), random, (attempts, random) => {
        const usual = next(attempts) ?? 0;
        const seconds = secondsUntil(nextWebhookTry({ attempts, now, random })) ?? 0;
        expect(Math.abs(seconds - usual)).toBeLessThanOrEqual(usual / 10 + 0.001);
      }),
    );
  });

  it('is not tried before the time that the receiver asks for, at most a day ahead, nor sooner because of it', () => {
    expect(next(1, 60)).toBe(60);
    expect(next(2, 60)).toBe(300);
    expect(next(1, 10 * 86_400)).toBe(86_400);
    expect(next(1, -60)).toBe(5);
    expect(next(10, 60)).toBeUndefined();
  });
});

it.each([
  ['120', 120],
  ['0', 0],
  ['Mon, 23 Nov 2026 03:31:00 GMT', 60],
  ['soon', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads Retry-After %s as %s seconds', (text, seconds) => {
  expect(secondsUntil(readRetryAfter(text, now))).toBe(seconds);
});
