import { describe, expect, it } from '@jest/globals';
import { parseSteps, percent } from './weight.ts';

describe('steps of a rollout', () => {
  it('are percentages and minutes', () => {
    expect(parseSteps('10')).toEqual({ weight: 1_000, plan: [] });
    expect(parseSteps('0.5:5, 12.25:60, 100')).toEqual({
      weight: 50,
      plan: [
        { weight: 1_225, afterMinutes: 5 },
        { weight: 10_000, afterMinutes: 60 },
      ],
    });
  });

  it.each(['', 'ten', '101', '10,50', '10:0,50', '-1', '10:5,,50', '1.234'])(
    'say what is wrong: %s',
    (text) => {
      expect(() => parseSteps(text)).toThrow(/10:15,50:30,100/);
    },
  );

  it('are shown in percent', () => {
    expect([percent(1_000), percent(1_225), percent(0)]).toEqual(['10 %', '12.25 %', '0 %']);
  });
});
