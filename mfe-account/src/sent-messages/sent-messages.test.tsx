import type { Capabilities } from '@enerabi/shared/constants';
import { listSentMessages, type SentMessage } from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  noCapability,
  renderRoutes,
} from '@enerabi/shared/testing';
import { sampleSession } from '@enerabi/shared/testing/sample-member';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.ts';
import { sampleMessage } from '../testing/sample-member.ts';

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).concat(' 08:00:00');

const inFull: Partial<SentMessage> = {
  facility: { path_name: 'hanaoka', name: '花岡保育園', is_demo: false, phone: '0833-43-1234' },
  is_facility_shown: true,
  content: 'はじめまして。\n来年4月の1歳児クラスについて伺います。',
  sent_at: daysAgo(1),
  reference: '7K3M-92QF',
  mailaddress: 'hanako@example.jp',
  preferred_dates: [
    { preferred_date: '2026-05-20', start_time: '10:00' },
    { preferred_date: '2026-05-21', start_time: '14:30' },
  ],
  state: 'queued',
  recipient: 'facility',
  child_number: 2,
};
const posting = { path_name: 'hoikushi', title: '保育士（正社員）', is_open: true };

interface Opened {
  at?: string;
  messages?: Partial<SentMessage>[];
  total?: number;
  can?: Capabilities;
}

function open({ at = '/mypage/message', messages = [inFull], total, can = everyCapability }: Opened = {}) {
  const asked: number[] = [];
  const api = createInMemoryApi(
    answering(listSentMessages, ({ query: { page } }) => {
      asked.push(page);
      return {
        total: total ?? messages.length,
        page,
        limit: 20 as const,
        messages: messages.map((message, at) => sampleMessage({ message_id: page * 100 + at, ...message })),
      };
    }),
  );
  return { asked, ...renderRoutes(routes, { at, can, api, session: sampleSession() }) };
}

const item = async (name = '花岡保育園') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const value = (found: Awaited<ReturnType<typeof item>>, name: string) =>
  found.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('/mypage/message', () => {
  it('shows a message in full', async () => {
    open();
    const found = await item();
    expect(found.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
    expect(found.getByText('園へ送信済み')).toBeVisible();
    expect(found.getByText(/^\d{4}年\d+月\d+日（.）8:00に送信$/)).toBeVisible();
    const facts = [
      ['受付番号', '7K3M-92QF'],
      ['お問い合わせの目的', '入園先を探している'],
      ['お問い合わせの種類', '空き状況のお問い合わせ'],
      ['第1希望', '2026年5月20日（水）10:00'],
      ['第2希望', '2026年5月21日（木）14:30'],
      ['お子さま', '2人分の生年月日を添付'],
      ['お返事の宛先', 'hanako@example.jp'],
      ['お届け方法', '園・施設に直接'],
    ] as const;
    for (const [name, text] of facts) expect(value(found, name)).toHaveTextContent(text);
    expect(value(found, '内容')?.textContent).toBe(inFull.content);
    expect(screen.getByRole('link', { name: 'マイページ' })).toHaveAttribute('aria-current', 'true');
  });

  it('says what comes next, whom to call, and leads to a new message in a document of its own (R2)', async () => {
    open();
    const found = await item();
    expect(found.getByText(/お返事は、メールまたはお電話で届きます。お急ぎのときは/)).toBeVisible();
    expect(found.getByRole('link', { name: '0833-43-1234' })).toHaveAttribute('href', 'tel:0833431234');
    expect(
      found.getByRole('link', { name: /^「花岡保育園」への\s?新しいお問い合わせを書く$/ }),
    ).toHaveAttribute('href', '/contact/hanaoka/contact_input');
  });

  it.each([
    ['desk', { recipient: 'desk' }, '窓口で受付済み', /サイトの窓口から園へお伝えし/],
    ['held', { state: 'held' }, '担当者が確認中', /担当者が確認してから/],
    [
      'rejected',
      { state: 'rejected' },
      'お届けしていません',
      /園へお届けしていません。ご用件は、園へ直接お電話/,
    ],
    ['overdue', { sent_at: daysAgo(20) }, '園へ送信済み', /2週間以上たっています。お返事がまだ/],
  ] as const)('is clear about a message that is %s', async (_, changes, state, next) => {
    open({ messages: [{ ...inFull, ...changes }] });
    const found = await item();
    expect(found.getByText(state)).toBeVisible();
    expect(found.getByText(next)).toBeVisible();
  });

  it('promises no delivery of what was not passed on', async () => {
    open({ messages: [{ ...inFull, state: 'rejected' }] });
    expect((await item()).queryByText('お届け方法')).not.toBeInTheDocument();
  });

  it('leads to the posting that it was about, and to another message about it', async () => {
    open({ messages: [{ ...inFull, purpose_kind_id: 1, contact_kind_ids: [1, 999], job_posting: posting }] });
    const found = await item();
    expect(found.getByRole('link', { name: '保育士（正社員）' })).toHaveAttribute(
      'href',
      '/f/hanaoka/job/hoikushi',
    );
    expect(value(found, 'お問い合わせの種類')?.textContent).toBe(
      '施設見学のお申し込み・ご相談\n施設へのお問い合わせ',
    );
    expect(found.getByRole('link', { name: /^求人「保育士（正社員）」への\s?新しい/ })).toHaveAttribute(
      'href',
      '/contact/hanaoka/job_contact_input?job_posting_path_name=hoikushi',
    );
  });

  it('leads to nothing that is gone: an ended posting, a facility that has left (R7.3)', async () => {
    open({
      messages: [{ ...inFull, is_facility_shown: false, job_posting: { ...posting, is_open: false } }],
    });
    const found = await item();
    expect(value(found, '求人')).toHaveTextContent('保育士（正社員）');
    expect(found.queryByRole('link')).not.toBeInTheDocument();
    expect(found.queryByText(/お電話ください/)).not.toBeInTheDocument();
  });

  it('leads to no form while the site has none (R7.3)', async () => {
    open({ can: noCapability });
    expect((await item()).queryByRole('link', { name: /新しいお問い合わせ/ })).not.toBeInTheDocument();
  });

  it('shows what an older API says of a message', async () => {
    open({ messages: [{}] });
    const found = await item();
    expect(found.getByText('来年4月の1歳児クラスについて伺います。')).toBeVisible();
    expect(found.queryByText('受付番号')).not.toBeInTheDocument();
  });

  it('has the next messages on further pages', async () => {
    const { user, asked } = open({ total: 21 });
    await user.click(await screen.findByRole('link', { name: '2ページ目' }));
    expect(await screen.findByRole('link', { name: '2ページ目', current: 'page' })).toBeVisible();
    expect(asked).toEqual([1, 2]);
  });

  it('shows the last page where the address names one after it', async () => {
    const { asked } = open({ at: '/mypage/message?page=9', total: 21 });
    expect(await screen.findByRole('link', { name: '2ページ目', current: 'page' })).toBeVisible();
    expect(asked).toEqual([9, 2]);
  });

  it('invites a member who has sent nothing, without a promise that the site cannot hold (R7.3)', async () => {
    open({ messages: [], can: noCapability });
    expect(await screen.findByText('送信したお問い合わせはまだありません')).toBeVisible();
    expect(screen.getByRole('link', { name: '園を探す' })).toHaveAttribute('href', '/f');
    expect(screen.queryByText(/送信すると/)).not.toBeInTheDocument();
  });
});
