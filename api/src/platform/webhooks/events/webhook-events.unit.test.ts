import { describe, expect, it } from '@jest/globals';
import { sampleData, sampleNow } from '../testing/test-webhooks.ts';
import { webhookBody } from './webhook-events.ts';

const body = (data: object) =>
  webhookBody({ type: 'candidate_message.created', data: { ...sampleData, ...data }, now: sampleNow });

describe('the body of an event', () => {
  it('has type, time and thin data', () => {
    expect(JSON.parse(body({}))).toEqual({
      type: 'candidate_message.created',
      timestamp: '2026-11-23T03:30:00.000Z',
      data: sampleData,
    });
  });

  it.each([
    { content: '見学したいです。' },
    { mailaddress: 'hanako@example.jp' },
    { candidate_information: { last_name: '佐藤' } },
    { child_birthday: '2024-05-01' },
  ])('takes nothing of a person: %j', (fact) => {
    expect(() => body(fact)).toThrow();
  });

  it.each([
    { reference: '佐藤 花子' },
    { reference: 'hanako@example.jp' },
    { job_posting_path_name: '03-1234-5678 へ' },
    { facility_path_name: undefined },
    { sent_at: '2026-11-23 12:30:00' },
    { contact_kind_ids: ['4'] },
  ])('takes no other values: %j', (fact) => {
    expect(() => body(fact)).toThrow();
  });

  it('stays under 20 KB whatever its values are', () => {
    const longest = body({
      reference: 'A'.repeat(40),
      facility_path_name: 'a'.repeat(200),
      contact_kind_ids: Array(50).fill(32_767),
      job_posting_path_name: 'a'.repeat(200),
    });
    expect(Buffer.byteLength(longest)).toBeLessThan(2_000);
  });
});
