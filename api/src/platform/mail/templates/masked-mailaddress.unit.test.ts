import { expect, it } from '@jest/globals';
import { maskedMailaddress } from './masked-mailaddress.ts';

it.each([
  ['hanako@example.jp', 'h***@example.jp'],
  ['ha@example.jp', 'h***@example.jp'],
  ['h@example.jp', '***@example.jp'],
  ['"a@b"@example.jp', '"***@example.jp'],
])('hides the name of %s', (mailaddress, masked) => {
  expect(maskedMailaddress(mailaddress)).toBe(masked);
});
