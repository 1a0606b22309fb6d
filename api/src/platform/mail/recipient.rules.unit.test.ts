import { expect, it } from '@jest/globals';
import { deskOf, recipientOf } from './recipient.rules.ts';

const address = 'a@facility.test';
const desk = 'desk@site.test';

it.each([
  [{ contact_mailaddress: address, is_demo: false }, desk, { kind: 'facility', mailaddress: address }],
  [{ contact_mailaddress: address, is_demo: false }, undefined, { kind: 'facility', mailaddress: address }],
  [{ contact_mailaddress: null, is_demo: false }, desk, { kind: 'desk', mailaddress: desk }],
  [{ contact_mailaddress: null, is_demo: false }, undefined, { kind: 'desk', mailaddress: undefined }],
  [{ contact_mailaddress: address, is_demo: true }, desk, { kind: 'desk', mailaddress: desk }],
  [{ contact_mailaddress: address, is_demo: true }, undefined, { kind: 'desk', mailaddress: undefined }],
])('%j with desk %s: %j', (facility, of, recipient) => {
  expect(recipientOf(facility, of)).toEqual(recipient);
});

it('is the sender itself where mail is only kept, unless a desk is named', () => {
  const kept = { MAIL_TRANSPORT: 'outbox', MAIL_FROM: 'no-reply@site.test' };
  expect(deskOf(kept)).toBe('no-reply@site.test');
  expect(deskOf({ ...kept, DESK_MAILADDRESS: desk })).toBe(desk);
  expect(deskOf({ ...kept, MAIL_TRANSPORT: 'smtp://mail.test' })).toBeUndefined();
});
