import { expect, it } from '@jest/globals';
import { newVisitor, readVisitor, visitorCookie } from './visitor-cookie.ts';

it('gives a visitor an id that says nothing, and knows it again', () => {
  const id = newVisitor();
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(newVisitor()).not.toBe(id);
  const [pair = '', ...rest] = visitorCookie(id, true).split('; ');
  expect(rest).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']));
  expect(pair).toBe(`__Host-visitor=${id}`);
  expect(readVisitor(`a=b; ${pair}`, true)).toBe(id);
  expect(readVisitor(`visitor=${id}`, false)).toBe(id);
});

it('takes no other text for an id', () => {
  for (const cookie of [
    null,
    '',
    'visitor=',
    'visitor=short',
    `visitor=${'a'.repeat(4_000)}`,
    'visitor=<script>',
  ])
    expect(readVisitor(cookie, false)).toBeUndefined();
});
