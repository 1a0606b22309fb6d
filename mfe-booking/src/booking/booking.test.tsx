import {
  cancelBooking,
  changeBooking,
  getBooking,
  getFacility,
  listAvailableTimes,
  type OwnBooking,
} from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { routes } from '../routes.ts';
import { booked } from '../testing/booking-site.ts';
import { sampleSlots } from '../testing/sample-slots.ts';

const facility = sampleFacilityDetail();
const booking: OwnBooking = {
  booking_id: 7,
  facility_id: 1,
  reference: '7K3M-94QF',
  visit_guidance: null,
  facility: {
    path_name: facility.path_name,
    name: facility.name,
    prefecture_code: facility.prefecture_code,
    municipality_name: facility.municipality_name,
    address: facility.address,
    is_demo: false,
    phone: '0833-43-1234',
  },
  starts_at: '2099-05-20 10:00:00',
  ends_at: '2099-05-20 10:30:00',
  cancel_by: '2099-05-19 17:00:00',
  state: 'booked',
  is_cancellable: true,
  person_number: 2,
  child_number: 1,
  message_to_childcare_facility: '',
  booked_at: '2099-05-01 10:00:00',
};

interface Site {
  at?: string;
  known?: Partial<OwnBooking>;
  change?: () => typeof booked | ReturnType<typeof problem>;
  cancel?: () => Record<string, never> | ReturnType<typeof problem>;
}

const token = '7.abc';
const address = `/one_stop/booking?token=${token}`;

function open({ at = address, known = {}, change = () => booked, cancel = () => ({}) }: Site = {}) {
  const bodies: unknown[] = [];
  let shown = { ...booking, ...known };
  const api = createInMemoryApi(
    answering(getFacility, () => facility),
    answering(getBooking, ({ query }) =>
      query.token === token || query.booking_id === 7 ? shown : problem(404, 'booking_not_found'),
    ),
    answering(listAvailableTimes, () => ({
      data: { available_time_slot_list: sampleSlots, total_size: sampleSlots.length, visit_guidance: null },
    })),
    answering(changeBooking, ({ body }) => {
      bodies.push(body);
      const answer = change();
      if (answer === booked)
        shown = { ...shown, starts_at: '2099-06-10 10:00:00', ends_at: '2099-06-10 10:30:00' };
      return answer;
    }),
    answering(cancelBooking, ({ body }) => {
      bodies.push(body);
      shown = { ...shown, state: 'cancelled', is_cancellable: false };
      return cancel();
    }),
  );
  return { bodies, ...renderRoutes(routes, { at, can: everyCapability, api }) };
}

describe('/one_stop/booking (R6.7)', () => {
  it('shows the booking of the link, and until when it can be changed', async () => {
    open();
    expect(await screen.findByText('2099年5月20日（水）10:00〜10:30')).toBeVisible();
    expect(screen.getByText('7K3M-94QF')).toBeVisible();
    expect(screen.getByText('大人2人・お子さま1人')).toBeVisible();
    expect(screen.getByText('日時の変更とキャンセルの期限')).toBeVisible();
    expect(screen.getByText('5月19日（火）17:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'カレンダーに追加' })).toHaveAttribute(
      'href',
      '/api/one_stop/booking_calendar?token=7.abc',
    );
    expect(screen.queryByRole('link', { name: '予約の一覧へ' })).not.toBeInTheDocument();
  });

  it('moves the visit to another time, and says so', async () => {
    const { user, bodies } = open();
    await user.click(await screen.findByRole('link', { name: '6月' }));
    await user.click(await screen.findByRole('link', { name: /^6月10日/ }));
    expect(await screen.findByRole('radio', { name: /^10:00/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'この日時に変更する' }));
    const result = await screen.findByRole('alert');
    expect(result).toHaveTextContent('見学の日時を変更しました');
    expect(result).toHaveFocus();
    expect(screen.getByText('2099年6月10日（水）10:00〜10:30')).toBeVisible();
    expect(bodies).toEqual([{ token, desired_reservation_datetime: '2099-06-10 10:00:00' }]);
  });

  it("shows the API's sentence where the time was taken in between; the booking stays", async () => {
    const { user } = open({
      change: () => problem(400, 'slot_full', undefined, 'その日時は満席になりました。'),
    });
    await user.click(await screen.findByRole('button', { name: 'この日時に変更する' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('その日時は満席になりました。');
    expect(screen.getByText('2099年5月20日（水）10:00〜10:30')).toBeVisible();
  });

  it('cancels after a question', async () => {
    const { user, bodies, router } = open();
    await user.click(await screen.findByRole('link', { name: '予約をキャンセルする' }));
    expect(await screen.findByRole('heading', { name: '見学の予約をキャンセルしますか？' })).toBeVisible();
    expect(bodies).toEqual([]);
    expect(screen.getByRole('link', { name: 'キャンセルしない' })).toHaveAttribute('href', address);
    await user.click(screen.getByRole('button', { name: 'この予約をキャンセルする' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('見学の予約をキャンセルしました');
    expect(bodies).toEqual([{ token }]);
    expect(router.state.location.search).toBe('?token=7.abc&done=cancelled');
    expect(screen.getByText('キャンセル済み')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'この日時に変更する' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '別の日時で予約する' })).toHaveAttribute(
      'href',
      '/one_stop/f/hanaoka',
    );
  });

  it('says whom to call where it is too late', async () => {
    open({ known: { is_cancellable: false } });
    expect(await screen.findByText(/の受付は終了しました。/)).toBeVisible();
    expect(screen.queryByRole('link', { name: '予約をキャンセルする' })).not.toBeInTheDocument();
  });

  it("is the member's own by its number, too", async () => {
    open({ at: '/one_stop/booking?booking_id=7' });
    expect(await screen.findByRole('link', { name: '予約の一覧へ' })).toHaveAttribute(
      'href',
      '/one_stop/mypage',
    );
  });

  it.each(['?token=8.wrong', '', '?booking_id=x'])(
    'answers an address of no booking (%j) kindly',
    async (query) => {
      open({ at: `/one_stop/booking${query}` });
      expect(await screen.findByText(/会員登録をされた方は、マイページで/)).toBeVisible();
    },
  );
});
