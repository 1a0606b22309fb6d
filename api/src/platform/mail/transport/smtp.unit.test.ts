import { describe, expect, it } from '@jest/globals';
import { smtpOptions } from './smtp.ts';

describe('a connection to a mail server', () => {
  it.each([
    ['smtp://me:hush@mail.example.jp:587', true],
    ['smtp://mail.example.jp', false],
    ['smtp://me:hush@127.0.0.1:2525', false],
    ['smtp://me:hush@[::1]:2525', false],
    ['smtp://me:hush@127.example.jp', true],
    ['smtp://me:hush@localhost', false],
  ])('tells no password in the clear: %s', (address, requireTLS) => {
    expect(smtpOptions(address)).toMatchObject({ url: address, requireTLS });
  });
});
