import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { everyDay } from './renewal.ts';

const dayMs = 86_400_000;

describe('the daily renewal', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('comes every day, but not while the last one is under way', async () => {
    let finish = () => {};
    const renew = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const end = everyDay(renew, () => {});
    await jest.advanceTimersByTimeAsync(2 * dayMs);
    expect(renew).toHaveBeenCalledTimes(1);
    finish();
    await jest.advanceTimersByTimeAsync(dayMs);
    expect(renew).toHaveBeenCalledTimes(2);
    end();
    finish();
    await jest.advanceTimersByTimeAsync(2 * dayMs);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('reports a failure, and tries again on the next day', async () => {
    const fault = new Error('no connection');
    const failed = jest.fn();
    const end = everyDay(() => Promise.reject(fault), failed);
    await jest.advanceTimersByTimeAsync(2 * dayMs);
    expect(failed.mock.calls).toEqual([[fault], [fault]]);
    end();
  });
});
