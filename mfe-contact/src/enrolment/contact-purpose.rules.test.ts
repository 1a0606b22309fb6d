import { describe, expect, it } from '@jest/globals';
import { contactKindsOf, initialPurposeKindId } from './contact-purpose.rules.ts';

const member = (...kinds: number[]) => ({
  positions: kinds.map((position_kind_id) => ({ position_kind_id })),
});

describe('contact purposes', () => {
  it('start with enrolment, and with work only for members who only look for work (R4.2)', () => {
    expect(initialPurposeKindId(null)).toBe(2);
    expect(initialPurposeKindId(member())).toBe(2);
    expect(initialPurposeKindId(member(1))).toBe(1);
    expect(initialPurposeKindId(member(1, 2))).toBe(2);
    expect(initialPurposeKindId(member(2))).toBe(2);
  });

  it('have their own kinds (R4.1)', () => {
    expect(contactKindsOf(2).map(({ id }) => id)).toEqual([1001, 1005, 1006, 9999]);
    expect(contactKindsOf(1).map(({ id }) => id)).toEqual([1, 2, 999]);
  });

  it('keep to what the facility permits, where it lists any (R4.3)', () => {
    expect(contactKindsOf(2, [1001, 1]).map(({ id }) => id)).toEqual([1001]);
    expect(contactKindsOf(2, [])).toHaveLength(4);
  });
});
