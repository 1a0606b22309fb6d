import { rememberChild } from '@enerabi/shared/child';
import { problem } from '@enerabi/shared/testing';
import { sampleProfile, sampleSession } from '@enerabi/shared/testing/sample-member';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  type BookingSite,
  bookButton,
  booked,
  fillBooking,
  goOn,
  inputAt,
  openBooking,
} from '../testing/booking-site.ts';
import { sampleSlot, sampleSlots } from '../testing/sample-slots.ts';
import { booking } from './booking.ts';

beforeEach(() => {
  localStorage.clear();
  booking.known.forget();
  booking.store()?.setState({ shown: 'elsewhere', facility: null, facts: {}, draft: null, draftName: null });
});

const open = (site: BookingSite = {}) => openBooking({ at: `${inputAt}?at=2099-05-20T10:00`, ...site });
const alert = () => screen.findByRole('alert');
const refusal = (code: string, message: string) => problem(400, code, undefined, message);

describe('the way through a booking', () => {
  it('says what is missing at its field and in a summary that takes the focus (R5.3)', async () => {
    const { user } = open({ at: inputAt });
    await user.click(await goOn());
    const summary = await alert();
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      '見学の日時が選ばれていません。「日時を選ぶ」から、お選びください。',
      'お名前（姓）を入力してください。',
      'お名前（名）を入力してください。',
      'フリガナ（セイ）を入力してください。',
      'フリガナ（メイ）を入力してください。',
      '電話番号を入力してください。',
      'メールアドレスを入力してください。',
      'キャンセルの期限と利用規約をお読みのうえ、同意するにチェックを入れてください。',
    ]);
  });

  it('leads over the confirm page, and back to correct, to the number of the booking', async () => {
    const bodies: unknown[] = [];
    const { user, router } = open({
      book: (body) => {
        bodies.push(body);
        return booked;
      },
    });
    await fillBooking(user);
    expect(screen.getByText(/^キャンセルと日時の変更は、5月19日（火）17:00までに/)).toBeVisible();
    await user.click(await goOn());
    await bookButton();
    expect(router.state.location.pathname).toBe('/one_stop/contact/hanaoka/contact_confirm');
    expect(screen.getByText('2099年5月20日（水）10:00〜10:30')).toBeVisible();
    expect(screen.getByText('ハナオカ ハナコ')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '修正する' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /^大人の人数/ }), '2');
    await user.click(await goOn());
    expect(await screen.findByText('大人2人')).toBeVisible();
    await user.click(await bookButton());
    expect(await screen.findByText('7K3M-94QF')).toBeVisible();
    expect(router.state.location.pathname).toBe('/one_stop/contact/hanaoka/contact_complete');
    expect(bodies).toEqual([
      expect.objectContaining({
        facility_id: 1,
        desired_reservation_datetime: '2099-05-20 10:00:00',
        person_last_name_furigana: 'ハナオカ',
        person_contact_mail: 'hanako@example.jp',
        person_number: 2,
        child_number: 0,
      }),
    ]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('goes for another time and comes back with everything that was filled in', async () => {
    const { user, router } = open();
    await fillBooking(user);
    await user.click(screen.getByRole('button', { name: '日時を変更する' }));
    expect(await screen.findByText('入力した内容は残っています。')).toBeVisible();
    expect(router.state.location.pathname).toBe('/one_stop/f/hanaoka');
    const months = within(screen.getByRole('list', { name: '月を選ぶ' }));
    await user.click(months.getByRole('button', { name: '6月' }));
    expect(await screen.findByRole('heading', { name: '6月10日（水）の時間' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^10:00/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: '入力へ進む' }));
    expect(await screen.findByText('2099年6月10日（水）10:00〜10:30')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^姓/ })).toHaveValue('花岡');
    expect(screen.getByRole('checkbox', { name: /同意する/ })).toBeChecked();
  });

  it('says before the confirmation that a class is not meant', async () => {
    const { user } = open({ slots: () => [sampleSlot('2099-05-20 10:00', { child_class_ids: [0] })] });
    await fillBooking(user);
    await user.click(await goOn());
    expect(await alert()).toHaveTextContent('お子さまの生年月日を入力してください。');
  });

  it('fills in the child that this browser remembers, but not over a form that was begun', async () => {
    rememberChild({ birthday: '2025-06-10', month: '2027-04' });
    const { user } = open();
    await goOn();
    const values = () =>
      [
        ...document.querySelectorAll<HTMLSelectElement>(
          'select[name*="birthday_"], select[name*="admission"]',
        ),
      ].map(({ value }) => value);
    await waitFor(() => expect(values()).toEqual(['2025', '6', '10', '2027', '4']));
    await user.selectOptions(document.querySelector('select[name$="birthday_year"]') as Element, '2024');
    await user.click(await goOn());
    await alert();
    expect(values().slice(0, 3)).toEqual(['2024', '6', '10']);
  });

  it("fills in a member's facts (R4.8)", async () => {
    const profile = sampleProfile();
    open({ member: { session: sampleSession(), profile } });
    expect(await screen.findByRole('textbox', { name: /^メールアドレス/ })).toHaveValue(
      profile.information.mailaddress,
    );
  });
});

describe('a visit that cannot be booked', () => {
  it('that was taken in between offers the nearest times, with everything else as it was', async () => {
    let slots = sampleSlots;
    const answers = [refusal('slot_full', 'ご希望の日時は、満席になりました。'), booked];
    const bodies: unknown[] = [];
    const { user } = open({
      slots: () => slots,
      book: (body) => {
        bodies.push(body);
        slots = sampleSlots.slice(1);
        return answers.shift() ?? booked;
      },
    });
    await fillBooking(user);
    await user.click(await goOn());
    await user.click(await bookButton());
    expect(await alert()).toHaveTextContent('ご希望の日時は、満席になりました。');
    expect(screen.queryByRole('button', { name: '予約する' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('radio').map((time) => (time as HTMLInputElement).value)).toEqual([
      '2099-05-20T13:30',
      '2099-06-10T10:00',
    ]);
    await user.click(screen.getByRole('radio', { name: /6月10日/ }));
    await user.click(screen.getByRole('button', { name: 'この日時に変更する' }));
    expect(await screen.findByText('2099年6月10日（水）10:00〜10:30')).toBeVisible();
    await user.click(await bookButton());
    expect(await screen.findByText('7K3M-94QF')).toBeVisible();
    expect(bodies[1]).toMatchObject({
      desired_reservation_datetime: '2099-06-10 10:00:00',
      person_last_name: '花岡',
    });
  });

  it.each([
    [refusal('facility_already_booked', 'すでに予約されています。'), 'すでに予約されています。'],
    [problem(401, 'unauthorized'), 'ログインの有効期限が切れました。'],
    [problem(500, 'http_500'), '予約できたかどうかを確認できませんでした。'],
  ])('says why, and keeps what was filled in (R6.6)', async (answer, text) => {
    const { user } = open({ book: () => answer });
    await fillBooking(user);
    await user.click(await goOn());
    await user.click(await bookButton());
    expect(await alert()).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: '修正する' }));
    expect(await screen.findByRole('textbox', { name: /^姓/ })).toHaveValue('花岡');
  });
});
