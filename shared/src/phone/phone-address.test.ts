import { expect, it } from '@jest/globals';
import { phoneAddress } from './phone-address.ts';

it.each([
  ['0833-43-1234', 'tel:0833431234'],
  ['0833（43）1234', 'tel:0833431234'],
  ['０８０－１２３４－５６７８', 'tel:08012345678'],
  ['市役所 0833-45-1848', 'tel:0833451848'],
  ['+81-833-43-1234', 'tel:+81833431234'],
  ['+81(0)833-43-1234', 'tel:+81833431234'],
  ['0800-123-4567', 'tel:08001234567'],
  ['03-1234-5678 内線12', 'tel:0312345678'],
  ['03-1234-5678（内線 123）', 'tel:0312345678'],
  ['03-1234-5678 ext.9', 'tel:0312345678'],
])('%j is dialled without its extension', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});

it.each(['市役所代表', '43-1234', '', '内線12', '0833-43', '0833-43-12345', '000-000-0000'])(
  '%j cannot be dialled',
  (phone) => {
    expect(phoneAddress(phone)).toBeUndefined();
  },
);
