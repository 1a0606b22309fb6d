import type { BookVisit, WaitlistEntry } from '@enerabi/shared/contract';
import { problem } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  type BookingSite,
  bookButton,
  booked,
  fillBooking,
  goOn,
  openBooking,
} from '../testing/booking-site.ts';

const waiting: WaitlistEntry = {
  facility: { facility_id: 1, path_name: 'hanaoka', name: '花岡保育園', is_demo: false, phone: null },
  first_start: '2099-05-27 10:00:00',
  last_start: '2099-05-27 10:00:00',
  state: 'waiting',
  joined_at: '2099-05-01 09:00:00',
  position: 2,
  offer: null,
};
const offered: WaitlistEntry = {
  ...waiting,
  state: 'offered',
  position: null,
  offer: {
    starts_at: '2099-05-27 10:00:00',
    ends_at: '2099-05-27 10:30:00',
    expires_at: '2099-05-25 12:00:00',
  },
};
const open = (entry: WaitlistEntry, site: BookingSite = {}) =>
  openBooking({ at: '/one_stop/waitlist?token=1.a', entry: () => entry, ...site });

describe('/one_stop/waitlist', () => {
  it('says what is waited for, and which position the family has', async () => {
    open(waiting);
    const panel = await screen.findByRole('region', { name: 'キャンセル待ち中' });
    expect(panel).toHaveTextContent('2番目');
    expect(panel).toHaveTextContent('5月27日（水）10:00');
    expect(screen.queryByRole('link', { name: 'この日時で予約に進む' })).not.toBeInTheDocument();
  });

  it('says that any time of a day is waited for', async () => {
    open({ ...waiting, last_start: '2099-05-27 14:00:00' });
    expect(await screen.findByText('5月27日（水）の10:00から14:00までに始まる見学')).toBeVisible();
  });

  it('books what is held with the form, which sends the token', async () => {
    const bodies: BookVisit[] = [];
    const { user } = open(offered, {
      book: (body) => {
        bodies.push(body);
        return booked;
      },
    });
    expect(await screen.findByRole('region', { name: 'お席を取り置き中' })).toHaveTextContent(
      '5月25日（月）12:00',
    );
    await user.click(screen.getByRole('link', { name: 'この日時で予約に進む' }));
    await fillBooking(user);
    await user.click(await goOn());
    await user.click(await bookButton());
    expect(await screen.findByText('見学を予約しました')).toBeVisible();
    expect(bodies).toMatchObject([
      { desired_reservation_datetime: '2099-05-27 10:00:00', waitlist_token: '1.a' },
    ]);
  });

  it('asks before a family leaves the list', async () => {
    let entry = waiting;
    const leave = () => {
      entry = { ...waiting, state: 'left', position: null };
      return {};
    };
    const { user } = openBooking({ at: '/one_stop/waitlist?token=1.a', entry: () => entry, leave });
    await user.click(await screen.findByRole('link', { name: 'キャンセル待ちを取り消す' }));
    await user.click(await screen.findByRole('button', { name: '取り消す' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('キャンセル待ちを取り消しました');
    expect(screen.getByRole('link', { name: 'ほかの日程を見る' })).toHaveAttribute(
      'href',
      '/one_stop/f/hanaoka',
    );
  });

  it('says so when leaving fails, and stays in the list', async () => {
    const { user } = open(waiting, { leave: () => problem(503, 'unavailable') });
    await user.click(await screen.findByRole('link', { name: 'キャンセル待ちを取り消す' }));
    await user.click(await screen.findByRole('button', { name: '取り消す' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ただいま取り消せませんでした');
  });

  it.each(['booked', 'left', 'expired', 'over'] as const)(
    'has no way to leave once it is %s',
    async (state) => {
      open({ ...waiting, state, position: null });
      expect(await screen.findByRole('link', { name: 'ほかの日程を見る' })).toBeVisible();
      expect(screen.queryByRole('link', { name: /取り消す|見送る/ })).not.toBeInTheDocument();
    },
  );

  it('shows nothing of anybody for a link that is cut off', async () => {
    open(waiting, { at: '/one_stop/waitlist?token=1' });
    expect(await screen.findByText('キャンセル待ちが見つかりませんでした')).toBeVisible();
  });
});
