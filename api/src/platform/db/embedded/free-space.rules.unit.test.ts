import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCheckpointDue, isShortOfRoom, leastFreeBytes } from './free-space.rules.ts';

const mebibyte = 1_048_576;

it('writes are refused below 48 MiB, and taken again from 64 MiB on', () => {
  expect(isShortOfRoom(leastFreeBytes, false)).toBe(false);
  expect(isShortOfRoom(leastFreeBytes - 1, false)).toBe(true);
  expect(isShortOfRoom(64 * mebibyte - 1, true)).toBe(true);
  expect(isShortOfRoom(64 * mebibyte, true)).toBe(false);
});

it('less room never makes writes possible', () => {
  const bytes = fc.nat(200 * mebibyte);
  fc.assert(
    fc.property(bytes, bytes, fc.boolean(), (one, other, wasShort) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(isShortOfRoom(less, wasShort) || !isShortOfRoom(more, wasShort)).toBe(true);
    }),
  );
});

it('a checkpoint is due after 32 MiB of log, or 16 where no more can be made', () => {
  expect(isCheckpointDue(32 * mebibyte - 1, false)).toBe(false);
  expect(isCheckpointDue(32 * mebibyte, false)).toBe(true);
  expect(isCheckpointDue(16 * mebibyte - 1, true)).toBe(false);
  expect(isCheckpointDue(16 * mebibyte, true)).toBe(true);
});
