import {
  cancelBooking,
  listMemberBookings,
  listWaitlistEntries,
  type MemberBooking,
  type WaitlistEntries,
} from '@enerabi/shared/contract';
import {
  addDialogMethods,
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
} from '@enerabi/shared/testing';
import { sampleSession } from '@enerabi/shared/testing/sample-member';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.ts';
import { sampleBooking } from '../testing/sample-member.ts';

beforeAll(addDialogMethods);

interface Opened {
  at?: string;
  upcoming?: MemberBooking[];
  past?: MemberBooking[];
  total?: number;
  refusal?: ReturnType<typeof problem>;
  entries?: WaitlistEntries['entries'];
}

function open({
  at = '/one_stop/mypage',
  upcoming = [],
  past = [],
  total,
  refusal,
  entries = [],
}: Opened = {}) {
  let ahead = upcoming;
  const cancelled: unknown[] = [];
  const api = createInMemoryApi(
    answering(listMemberBookings, ({ query: { when, page } }) => {
      const bookings = when === 'past' ? past : ahead;
      return { total: total ?? bookings.length, page, limit: 20 as const, bookings };
    }),
    answering(listWaitlistEntries, () => ({ entries })),
    answering(cancelBooking, ({ body }) => {
      cancelled.push(body);
      if (refusal) return refusal;
      ahead = [];
      return {};
    }),
  );
  return { cancelled, ...renderRoutes(routes, { at, can: everyCapability, api, session: sampleSession() }) };
}

const card = async (name = '花岡保育園') => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('article') as HTMLElement);
};

describe('/one_stop/mypage', () => {
  it('has what the member waits for, and until when a place is held', async () => {
    const facility = {
      facility_id: 1,
      path_name: 'hanaoka',
      name: '花岡保育園',
      is_demo: false,
      phone: null,
    };
    const waiting = {
      facility,
      first_start: '2026-05-27 10:00:00',
      last_start: '2026-05-27 14:00:00',
      state: 'waiting',
      joined_at: '2026-05-01 09:00:00',
      position: 2,
      offer: null,
      token: '1.a',
    } as const;
    const offer = {
      starts_at: '2026-05-27 10:00:00',
      ends_at: '2026-05-27 10:30:00',
      expires_at: '2026-05-25 12:00:00',
    };
    const offered = { ...waiting, state: 'offered', position: null, offer, token: '2.b' } as const;
    open({ entries: [waiting, offered] });
    const list = within(await screen.findByRole('region', { name: 'キャンセル待ち' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('5月27日（水）のいずれかの時間お待ちの順番：2番目');
    expect(second).toHaveTextContent('5月25日（月）12:00までに');
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/one_stop/waitlist?token=1.a',
      '/one_stop/waitlist?token=2.b',
    ]);
  });

  it('says of each visit when, where, who, and until when it can be cancelled', async () => {
    open({ upcoming: [sampleBooking({ message_to_childcare_facility: 'ベビーカーで伺います。' })] });
    const visit = await card();
    expect(visit.getByText('2026年5月20日（水）10:00〜10:30')).toBeVisible();
    expect(visit.getByText('山口県下松市大字末武上1065番地')).toBeVisible();
    expect(visit.getByText('大人2人・お子さま1人')).toBeVisible();
    expect(visit.getByText('ベビーカーで伺います。')).toBeVisible();
    expect(visit.getByText('5月19日（火）17:00までキャンセルと日時の変更ができます。')).toBeVisible();
    expect(visit.getByRole('link', { name: /カレンダーに追加/ })).toHaveAttribute(
      'href',
      '/api/one_stop/booking_calendar?booking_id=7',
    );
  });

  it('gives the number to call where it is too late to cancel here', async () => {
    open({ upcoming: [sampleBooking({ is_cancellable: false })] });
    const visit = await card();
    expect(visit.getByText(/受付は5月19日（火）17:00に終了しました。/)).toBeVisible();
    expect(visit.getByRole('link', { name: '0833-43-1234' })).toHaveAttribute('href', 'tel:0833431234');
    expect(visit.queryByRole('link', { name: /キャンセルする/ })).not.toBeInTheDocument();
  });

  it('cancels after a question, says so, and the visit is no longer ahead', async () => {
    const { user, cancelled, router } = open({ upcoming: [sampleBooking()] });
    await user.click((await card()).getByRole('link', { name: /予約をキャンセルする/ }));
    const question = within(await screen.findByRole('dialog', { name: '見学の予約をキャンセルしますか？' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'キャンセルしない' })).toHaveFocus());
    expect(question.getByText('2026年5月20日（水）10:00〜10:30')).toBeVisible();
    expect(cancelled).toEqual([]);

    await user.click(question.getByRole('button', { name: 'この予約をキャンセルする' }));
    const result = await screen.findByRole('alert');
    expect(result).toHaveTextContent('見学の予約をキャンセルしました');
    await waitFor(() => expect(result).toHaveFocus());
    expect(cancelled).toEqual([{ booking_id: 7 }]);
    expect(router.state.location.search).toBe('?cancelled=done');
    expect(screen.getByText('これからの見学の予約はありません')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('changes nothing where the member thinks again', async () => {
    const { user, cancelled } = open({ upcoming: [sampleBooking()] });
    await user.click((await card()).getByRole('link', { name: /予約をキャンセルする/ }));
    await user.click(await screen.findByRole('button', { name: 'キャンセルしない' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cancelled).toEqual([]);
  });

  it('says whom to call where the time ran out while the question stood there', async () => {
    const refusal = problem(409, 'too_late_to_cancel');
    const { user } = open({ upcoming: [sampleBooking()], refusal });
    await user.click((await card()).getByRole('link', { name: /予約をキャンセルする/ }));
    await user.click(await screen.findByRole('button', { name: 'この予約をキャンセルする' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('園へお電話でご連絡ください。');
    expect(dialog.getByRole('link', { name: '0833-43-1234' })).toBeVisible();
  });

  it('asks by an address, too, as from other pages and without scripts', async () => {
    const { user, cancelled } = open({ at: '/one_stop/mypage?cancel=7', upcoming: [sampleBooking()] });
    expect(
      await screen.findByRole('heading', { level: 2, name: '見学の予約をキャンセルしますか？' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'キャンセルしない' })).toHaveAttribute(
      'href',
      '/one_stop/mypage',
    );
    await user.click(screen.getByRole('button', { name: 'この予約をキャンセルする' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('キャンセルしました');
    expect(cancelled).toEqual([{ booking_id: 7 }]);
  });

  it.each([
    ['is not there', [], 'その予約は見つかりませんでした'],
    ['is closed', [sampleBooking({ is_cancellable: false })], 'キャンセルの受付は終了しました'],
  ])('says so where the visit of the address %s', async (_, upcoming, said) => {
    open({ at: '/one_stop/mypage?cancel=7', upcoming });
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.queryByRole('button', { name: /キャンセルする/ })).not.toBeInTheDocument();
  });

  it('lists past bookings, and says their state in words', async () => {
    open({
      at: '/one_stop/mypage?when=past',
      past: [
        sampleBooking({ booking_id: 1, state: 'cancelled', is_cancellable: false }),
        sampleBooking({
          booking_id: 2,
          is_cancellable: false,
          facility: { ...sampleBooking().facility, name: '青葉こども園' },
        }),
      ],
    });
    expect((await card()).getByText('キャンセル済み')).toBeVisible();
    const visited = await card('青葉こども園');
    expect(visited.getByText('見学日を過ぎました')).toBeVisible();
    expect(visited.queryByRole('link', { name: /カレンダー/ })).not.toBeInTheDocument();
    const lists = within(screen.getByRole('navigation', { name: '予約の一覧' }));
    expect(lists.getByRole('link', { current: 'page' })).toHaveTextContent('過去・キャンセル済み');
  });

  it('invites to a visit where none is booked', async () => {
    open();
    expect(await screen.findByRole('link', { name: '見学を予約できる園を探す' })).toHaveAttribute(
      'href',
      '/f?has_bookable_visit=true',
    );
  });

  it('leads from a page that is no longer there to the last one', async () => {
    const { router } = open({ at: '/one_stop/mypage?page=3', upcoming: [sampleBooking()], total: 40 });
    await card();
    expect(router.state.location.search).toBe('?page=2');
  });
});
