import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draftsIn } from './drafts.rules.ts';

const draft = (changes: object = {}) =>
  JSON.stringify({
    title: '花岡保育園へのお問い合わせ',
    path: '/contact/hanaoka/contact_input',
    saved_at: '2026-05-20T01:00:00.000Z',
    ...changes,
  });

test('the latest comes first, and what else a tab keeps is left out', () => {
  const found = draftsIn([
    ['draft:contact:hanaoka', draft()],
    ['draft:booking:aoba', draft({ title: '見学の予約', saved_at: '2026-05-20T02:00:00.000Z' })],
    ['vacancies', draft()],
  ]);
  expect(found.map(({ key, title }) => [key, title])).toEqual([
    ['draft:booking:aoba', '見学の予約'],
    ['draft:contact:hanaoka', '花岡保育園へのお問い合わせ'],
  ]);
});

test.each([
  ['another site', draft({ path: 'https://evil.test/' })],
  ['another site without its scheme', draft({ path: '//evil.test/' })],
  ['a script', draft({ path: 'javascript:alert(1)' })],
  ['no title', draft({ title: '' })],
  ['no path', draft({ path: undefined })],
  ['no moment', draft({ saved_at: 'yesterday' })],
  ['half a text', draft().slice(0, 20)],
  ['nothing', 'null'],
])('a draft that leads to %s, or says too little, is none', (_, text) => {
  expect(draftsIn([['draft:contact:hanaoka', text]])).toEqual([]);
});

test('any stored text is read without an error', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('draft:x'), fc.oneof(fc.json(), fc.string()))), (entries) => {
      expect(Array.isArray(draftsIn(entries))).toBe(true);
    }),
  );
});
