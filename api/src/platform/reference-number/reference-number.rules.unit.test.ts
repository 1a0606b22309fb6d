import { referenceLetters } from '@enerabi/shared/contract/messages/message-values.schemas';
import { expect, it } from '@jest/globals';
import { makeReference } from './reference-number.rules.ts';

it('has no letters that look like others, and is never the same', () => {
  expect(referenceLetters).not.toMatch(/[0O1IL5SZBU]/);
  expect(new Set(referenceLetters).size).toBe(referenceLetters.length);
  const made = Array.from({ length: 1_000 }, () => makeReference());
  for (const reference of made)
    expect(reference).toMatch(new RegExp(`^[${referenceLetters}]{4}-[${referenceLetters}]{4}$`));
  expect(new Set(made).size).toBe(1_000);
});

it('can have every letter at every place', () => {
  expect(makeReference(() => 0)).toBe('2222-2222');
  expect(makeReference((below) => below - 1)).toBe('YYYY-YYYY');
});
