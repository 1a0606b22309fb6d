import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { savedFormPage } from './saved-form-page.ts';

const page = (fields: [string, string][], siteName = 'えんえらび'): string =>
  savedFormPage({
    because: 'session_ended',
    address: '/mypage/edit?x=1&y=2',
    fields: new URLSearchParams(fields),
    siteName,
    nonce: 'n',
  });

const hiddenFields = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [unescaped(name), unescaped(value)],
  );
const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

it('keeps what was typed, several of a name in their order, and sends it where it was sent', () => {
  const fields: [string, string][] = [
    ['last_name', '花岡'],
    ['job_type_id', '1'],
    ['job_type_id', '6'],
    ['intent', 'save'],
  ];
  const html = page(fields);
  expect(hiddenFields(html)).toEqual(fields);
  expect(html).toContain('<form method="post" action="/mypage/edit?x=1&#38;y=2">');
  expect(html).toContain('<a href="/login?return_to=%2Fmypage" target="_blank" rel="noopener">');
});

it('gives no password back', () => {
  const html = page([
    ['password', 'correct horse'],
    ['new_password', 'battery staple'],
    ['mailaddress', 'hanako@example.jp'],
  ]);
  expect(hiddenFields(html)).toEqual([['mailaddress', 'hanako@example.jp']]);
  expect(html).not.toMatch(/correct horse|battery staple/);
});

it('keeps any text and lets none become markup', () => {
  const text = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '#', ';', 'a', '山', ' ', '\n') });
  fc.assert(
    fc.property(text, text, (name, value) => {
      const html = page([[name, value]], value);
      expect(hiddenFields(html)).toEqual([[name, value]]);
      expect(html.match(/<(?:form|input|main)\b/g)).toEqual(['<main', '<form', '<input']);
    }),
  );
});

it('offers the same form again, without a login, where the server was down', () => {
  const fields = new URLSearchParams({ last_name: '花岡', password: 'correct horse' });
  const html = savedFormPage({
    because: 'unavailable',
    address: '/mypage/edit',
    fields,
    siteName: 'えんえらび',
    nonce: 'n',
  });
  expect(hiddenFields(html)).toEqual([['last_name', '花岡']]);
  expect(html).toContain('<h1>ただいま送信できません</h1>');
  expect(html).not.toContain('/login');
});
