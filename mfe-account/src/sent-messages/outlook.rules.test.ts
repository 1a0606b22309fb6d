import { describe, expect, it } from '@jest/globals';
import { sampleMessage } from '../testing/sample-member.ts';
import { newMessageTo, outlookOf } from './outlook.rules.ts';

const sent = sampleMessage({ state: 'queued', recipient: 'facility' });
const nextDay = '2026-05-03';

describe('what the sender of a message may expect', () => {
  it.each([
    ['an answer', {}, nextDay, 'answer'],
    ['an answer, with the desk between', { recipient: 'desk' }, nextDay, 'answerThroughDesk'],
    ['an answer until the thirteenth day', {}, '2026-05-15', 'answer'],
    ['none by itself after two weeks', {}, '2026-05-16', 'overdue'],
    ['the same through the desk', { recipient: 'desk' }, '2027-01-01', 'overdue'],
    ['a check before', { state: 'held' }, nextDay, 'check'],
    ['a check, as long as it takes', { state: 'held' }, '2027-01-01', 'check'],
    ['nothing of what was not passed on', { state: 'rejected' }, nextDay, 'none'],
    ['an answer where an API of before names no state', { state: undefined }, nextDay, 'answer'],
  ] as const)('%s', (_, changes, today, outlook) => {
    expect(outlookOf({ ...sent, ...changes }, today)).toBe(outlook);
  });

  it('nothing from an invented facility', () => {
    expect(outlookOf({ ...sent, facility: { ...sent.facility, is_demo: true } }, nextDay)).toBe('invented');
  });
});

describe('the form for another message', () => {
  const all = { inquiry: true, jobContact: true };
  const posting = { path_name: 'hoikushi', title: '保育士', is_open: true };

  it('is to the facility, or about the same posting', () => {
    expect(newMessageTo(sent, all)?.to).toBe('/contact/hanaoka/contact_input');
    expect(newMessageTo({ ...sent, job_posting: posting }, all)?.to).toBe(
      '/contact/hanaoka/job_contact_input?job_posting_path_name=hoikushi',
    );
  });

  it('is to the facility where the posting has ended or the site has no form for it', () => {
    const ended = { ...sent, job_posting: { ...posting, is_open: false } };
    expect(newMessageTo(ended, all)).toMatchObject({ about: 'facility' });
    const open = { ...sent, job_posting: posting };
    expect(newMessageTo(open, { inquiry: true, jobContact: false })).toMatchObject({ about: 'facility' });
    expect(newMessageTo(open, { inquiry: false, jobContact: true })).toMatchObject({ about: 'posting' });
  });

  it('is not there where nothing would work (R7.3)', () => {
    expect(newMessageTo(sent, { inquiry: false, jobContact: true })).toBeUndefined();
    expect(newMessageTo({ ...sent, is_facility_shown: false }, all)).toBeUndefined();
  });
});
