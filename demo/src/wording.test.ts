import { expect, it } from '@jest/globals';
import { eventTexts } from './events/event-texts.ts';
import { onlineEvents } from './events/events.ts';
import { noticeTexts } from './notices/notice-texts.ts';

const online = onlineEvents(['130001'], '2026-01-01', '2026-12-31', '2026-12-31');
const texts = [...eventTexts, ...noticeTexts, ...online];

it.each([
  ['half-width spaces in titles', texts.map(({ title }) => title), / /],
  ['年長 and 年少 for classes', texts.map(({ title, body }) => title + body), /年[長中少]/],
  ['名 as a counter of people', texts.map(({ body }) => body), /\d名/],
])('has no %s', (_what, words, unwanted) => {
  expect(words.filter((one) => unwanted.test(one))).toEqual([]);
});

it('feeds small children nothing that chokes them', () => {
  const eating = texts.filter(({ body }) => /いただきます|いただきました|食べて|味わ/.test(body));
  expect(eating.filter(({ body }) => /ほおばっ|団子をいただ|おもちをいただ/.test(body))).toEqual([]);
});
