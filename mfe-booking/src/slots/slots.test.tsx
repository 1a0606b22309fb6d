import { forgetChild, rememberChild } from '@enerabi/shared/child';
import { problem } from '@enerabi/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { type BookingSite, openBooking } from '../testing/booking-site.ts';
import { sampleSlot } from '../testing/sample-slots.ts';

const open = (site: BookingSite = {}) => openBooking(site);
const none = () => [];
const day = (name: RegExp) => screen.findByRole('link', { name });
const times = () => screen.getAllByRole('radio');

describe('/one_stop/f/{facility_path_name}', () => {
  it('shows the first day that can be booked, and says of each day in words how full it is', async () => {
    open();
    expect(await screen.findByText('いちばん早い空き：5月20日（水）')).toBeVisible();
    expect(await day(/^5月20日（水） 空きあり 2件/)).toHaveAttribute('aria-current', 'date');
    expect(await day(/^5月27日（水） 満席 1件/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '5月20日（水）の時間' })).toBeVisible();
    expect(times().map((time) => (time as HTMLInputElement).value)).toEqual([
      '2099-05-20T10:00',
      '2099-05-20T13:30',
    ]);
    expect(
      screen.getByRole('radio', { name: /13:30〜\s?14:00.*残りわずか（残り1組）.*対象：0歳児・1歳児クラス/ }),
    ).toBeEnabled();
  });

  it('says what the facility asks of families, and how to plan other visits with it', async () => {
    open({ guidance: '上履きをお持ちください。\n駐車場はありません。' });
    const region = await screen.findByRole('region', { name: '園からのご案内' });
    expect(region).toHaveTextContent('上履きをお持ちください。 駐車場はありません。');
    expect(screen.getByRole('link', { name: '見学プランナーで予定を組む' })).toHaveAttribute(
      'href',
      '/one_stop/planner?f=hanaoka',
    );
    expect(screen.queryByText(/スリッパ/)).toBeNull();
    cleanup();
    open();
    await screen.findByRole('heading', { name: '当日のお願い' });
    expect(screen.getByText(/スリッパ/)).toBeVisible();
    expect(screen.queryByText('園からのご案内')).toBeNull();
  });

  it('says which visits are for the child that this browser remembers', async () => {
    rememberChild({ birthday: '2098-06-10', month: '2099-04' });
    open();
    expect(await screen.findByRole('radio', { name: /^13:30.*お子さまのクラスが対象です/ })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /^10:00/ })).not.toHaveAccessibleName(/お子さまのクラス/);
    cleanup();
    rememberChild({ birthday: '2095-06-10', month: '2099-04' });
    open();
    expect(await screen.findByRole('radio', { name: /^13:30.*お子さまのクラスは対象外です/ })).toBeEnabled();
    forgetChild();
  });

  it('leads with the chosen time to the form, and a reload shows the same choice', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('radio', { name: /^13:30/ }));
    expect(router.state.location.search).toBe('?day=2099-05-20&at=2099-05-20T13%3A30');
    expect(screen.getByText('選んだ日時：5月20日（水）13:30〜14:00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '入力へ進む' }));
    expect(await screen.findByText('2099年5月20日（水）13:30〜14:00')).toBeVisible();
    expect(router.state.location.pathname).toBe('/one_stop/contact/hanaoka/contact_input');
  });

  it('chooses the only time of a day by itself', async () => {
    open({ slots: () => [sampleSlot('2099-05-20 10:00')] });
    expect(await screen.findByRole('radio', { name: /^10:00/ })).toBeChecked();
    expect(screen.getByText('選んだ日時：5月20日（水）10:00〜10:30')).toBeVisible();
  });

  it('asks for a choice among several, and moves the focus to the times of a chosen day', async () => {
    const { user } = open();
    expect(await screen.findByText('時間を選んでください')).toBeVisible();
    for (const time of times()) expect(time).not.toBeChecked();
    await user.click(await day(/^5月27日/));
    const heading = await screen.findByRole('heading', { name: '5月27日（水）の時間' });
    expect(heading).toHaveFocus();
    expect(screen.getByRole('radio', { name: /満席/ })).toBeDisabled();
  });

  it('shows the other months, and from when a visit can be booked', async () => {
    const { user } = open();
    const months = within(await screen.findByRole('list', { name: '月を選ぶ' }));
    await user.click(months.getByRole('link', { name: '6月' }));
    expect(await screen.findByRole('table', { name: '2099年6月' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '6月10日（水）の時間' })).toBeVisible();
    await user.click(await day(/^6月3日（水） 受付前/));
    expect(await screen.findByText('5月21日（木）9:00から予約できます')).toBeVisible();
  });

  it('loads the slots anew when the page comes back into view, and the choice stays', async () => {
    let slots = [sampleSlot('2099-05-20 10:00'), sampleSlot('2099-05-20 13:30')];
    open({ at: '/one_stop/f/hanaoka?at=2099-05-20T13:30', slots: () => slots });
    expect(await screen.findByRole('radio', { name: /^13:30/ })).toBeChecked();
    slots = [sampleSlot('2099-05-20 10:00', { families_left: 0 }), sampleSlot('2099-05-20 13:30')];
    const began = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(began);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    now.mockReturnValue(began + 31_000);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.restoreAllMocks();
    expect(await screen.findByRole('radio', { name: /^10:00.*満席/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^13:30/ })).toBeChecked();
  });

  it('says so where the time of the address is gone', async () => {
    open({ at: '/one_stop/f/hanaoka?at=2099-05-21T10:00' });
    expect(await screen.findByText(/^選んでいた日時は、予約できなくなりました。/)).toBeVisible();
  });

  it.each([
    [
      'slots',
      'いま予約できる日程はありません',
      /^新しい日程は、準備ができしだい掲載されます。お急ぎのときは/,
    ],
    ['message', 'オンラインでの予約は受け付けていません', /^見学のお申し込み方法は、園へお電話で/],
    ['phone', 'オンラインでの予約は受け付けていません', /^見学の日程は、園へお電話で/],
    ['none', '見学の受け付けはありません', 'ご質問は、園へお電話でお問い合わせください。'],
  ] as const)(
    'has an empty state where visits are taken by %s (R6.6)',
    async (tour_acceptance, title, text) => {
      open({ facility: { tour_acceptance }, slots: none });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('link', { name: '見学・お問い合わせ' })).toHaveAttribute(
        'href',
        '/contact/hanaoka/contact_input',
      );
      expect(screen.queryByRole('button', { name: '入力へ進む' })).not.toBeInTheDocument();
    },
  );

  it('does not send anyone to a phone that is not known', async () => {
    open({ facility: { tour_acceptance: 'phone', phones: ['市役所代表'] }, slots: none });
    expect(
      await screen.findByText('見学の日程は、園または自治体の窓口へお問い合わせください。'),
    ).toBeVisible();
    expect(screen.queryByText(/お電話で/)).not.toBeInTheDocument();
  });

  it.each([
    [problem(400, 'invalid_request'), 'データの読み込み中にエラーが発生しました。もう一度お試しください。'],
    [problem(400, 'invalid_request', undefined, 'メンテナンス中です。'), 'メンテナンス中です。'],
  ])('is empty where the times cannot be loaded, and says why (R6.6)', async (failure, text) => {
    open({ slots: () => failure });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'もう一度読み込む' })).toBeVisible();
  });

  it('says how a visit works, and where in the flow one is', async () => {
    open();
    expect(await screen.findByText('日程', { selector: '[aria-current=step] *' })).toBeVisible();
    expect(await screen.findByRole('region', { name: '見学の流れ' })).toHaveTextContent(
      '確認のメールが届きます',
    );
  });

  it('answers an unknown facility with 404 (R1.1)', async () => {
    open({ at: '/one_stop/f/nowhere' });
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
