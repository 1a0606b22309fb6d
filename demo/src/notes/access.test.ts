import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomSource } from '../random-source.ts';
import { accessNote } from './access.ts';

const town = { text: '若葉町', kana: 'わかばちょう' };
const noteAt = (seed: number, walk_minutes: number) =>
  accessNote(randomSource(seed), 'nursery', [{ name: '横手', line: 'JR奥羽本線', walk_minutes }], town) ?? '';

it('calls nothing すぐ that takes more than five minutes to walk', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 6, max: 22 }), (seed, walk) => {
      expect(noteAt(seed, walk)).not.toMatch(/すぐ左手/);
      expect(noteAt(seed, walk)).toMatch(new RegExp(`^$|徒歩${walk}分`));
    }),
  );
  const near = Array.from({ length: 200 }, (_, seed) => noteAt(seed, 5));
  expect(near.some((note) => note.includes('すぐ左手'))).toBe(true);
});
