import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draftsIn } from './drafts.rules.ts';

const reader = { member: null, now: new Date('2026-05-20T09:00:00.000Z') };
const draft = (changes: object = {}) =>
  JSON.stringify({
    title: '花岡保育園へのお問い合わせ',
    path: '/contact/hanaoka/contact_input',
    saved_at: '2026-05-20T01:00:00.000Z',
    ...changes,
  });

test('the latest comes first, and what else a browser keeps is left out', () => {
  const found = draftsIn(
    [
      ['draft:contact:hanaoka', draft()],
      ['draft:booking:aoba', draft({ title: '見学の予約', saved_at: '2026-05-20T02:00:00.000Z' })],
      ['vacancies', draft()],
    ],
    reader,
  );
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
  expect(draftsIn([['draft:contact:hanaoka', text]], reader)).toEqual([]);
});

test('any stored text is read without an error', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('draft:x'), fc.oneof(fc.json(), fc.string()))), (entries) => {
      expect(Array.isArray(draftsIn(entries, reader))).toBe(true);
    }),
  );
});

const contentOf = (changes: object, member: string | null, now = '2026-05-20T02:00:00.000Z') =>
  draftsIn([['draft:contact:hanaoka', draft({ content: 1, ...changes })]], {
    member,
    now: new Date(now),
  }).map(({ content }) => content);

test('a draft is kept for a day', () => {
  expect(contentOf({}, null, '2026-05-21T00:59:59.999Z')).toEqual([1]);
  expect(contentOf({}, null, '2026-05-21T01:00:00.000Z')).toEqual([]);
});

test("a member's draft is for that member alone, a visitor's also for who signs in", () => {
  expect(contentOf({ owner: 'a' }, 'a')).toEqual([1]);
  expect(contentOf({ owner: 'a' }, 'b')).toEqual([]);
  expect(contentOf({ owner: 'a' }, null)).toEqual([]);
  expect(contentOf({ owner: null }, 'b')).toEqual([1]);
});
