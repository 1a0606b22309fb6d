import { describe, expect, it } from '@jest/globals';
import { waitingTime } from './waiting-time.copy.ts';

describe('the time to wait before the next try', () => {
  it.each([
    [0, '1分'],
    [60, '1分'],
    [61, '2分'],
    [3_540, '59分'],
    [3_541, '1時間'],
    [3_600, '1時間'],
    [3_601, '2時間'],
    [undefined, '1時間'],
  ])('of %s seconds is %s', (seconds, text) => {
    expect(waitingTime(seconds)).toBe(text);
  });
});
