import { expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { ListedMessage } from '../candidate-messages/message-list.queries.ts';
import { messageCsv } from './message-csv.ts';
import { listText, messageText } from './message-text.ts';

const message: ListedMessage = {
  reference: '7K3M-92QF',
  sent_at: '2026-11-25 10:00:00',
  state: 'queued',
  recipient: 'desk',
  delivery: 'none',
  facility_path_name: 'himawari',
  facility_name: 'ひまわり保育園',
  facility_phones: ['03-1234-5678'],
  is_demo: false,
  job_posting_title: null,
  is_member: true,
  purpose_kind_id: 2,
  contact_kind_ids: [1005, 9999],
  mailaddress: 'hanako@example.jp',
  content: '一行目"引用",\n二行目\u001B[31m',
  preferred_dates: [{ preferred_date: '2026-12-01', start_time: '10:00' }],
  candidate_information: { last_name: '=HYPERLINK("x")', first_name: '花子', children: [] },
  spam_signs: ['too_fast'],
  rejected_reason: null,
};

it('is read back as it was, by any reader of CSV', () => {
  const csv = messageCsv([message]);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const [row] = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
  expect(row).toMatchObject({
    受付番号: '7K3M-92QF',
    ご用件: '空き状況のお問い合わせ、施設へのお問い合わせ',
    希望日時: '2026-12-01 10:00',
    内容: message.content,
  });
});

it('has no formula of a stranger', () => {
  const [row] = parse(messageCsv([message]), { columns: true, bom: true }) as Record<string, string>[];
  expect(row?.姓).toBe('\'=HYPERLINK("x")');
});

it('shows a terminal all of a message, but no control characters', () => {
  const text = messageText(message);
  for (const words of ['passed on to nobody', 'ひまわり保育園 (himawari)', 'by a member', '> 二行目'])
    expect(text).toContain(words);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for.
  expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/);
  expect(listText([message])).toBe(
    '7K3M-92QF  2026-11-25 10:00:00  desk: passed on to nobody  himawari  ひまわり保育園  too_fast',
  );
  expect(listText([])).toBe('No messages.');
});
