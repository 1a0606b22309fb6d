import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetChild, rememberChild, rememberedChild } from './remembered-child.ts';

const child = { birthday: '2025-08-10', month: '2027-04' };

describe('what this browser knows of a child', () => {
  beforeEach(() => localStorage.clear());

  it('is there the next time, until it is forgotten', () => {
    expect(rememberedChild()).toBeUndefined();
    expect(rememberChild(child)).toBe(true);
    expect(rememberedChild()).toEqual(child);
    forgetChild();
    expect(rememberedChild()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', '7', 'null', '{"birthday":"yesterday","month":"2027-04"}', '{"month":"2027-04"}', '{'])(
    'is nothing where the storage holds %j',
    (text) => {
      localStorage.setItem('child', text);
      expect(rememberedChild()).toBeUndefined();
    },
  );
});
