import type { JoinWaitlist } from '@enerabi/shared/contract';
import { problem } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type BookingSite, fillField, openBooking } from '../testing/booking-site.ts';
import { sampleSlot } from '../testing/sample-slots.ts';

const full = (startsAt: string, known = {}) => sampleSlot(startsAt, { families_left: 0, ...known });
const at = '/one_stop/f/hanaoka/waitlist?day=2099-05-27';
const open = (site: BookingSite = {}) => openBooking({ at, ...site });
const submit = () => screen.findByRole('button', { name: 'キャンセル待ちに登録する' });

describe('/one_stop/f/{facility_path_name}/waitlist', () => {
  it('is reached from a day with a full time', async () => {
    const { user, router } = openBooking({ at: '/one_stop/f/hanaoka?day=2099-05-27' });
    await user.click(await screen.findByRole('link', { name: 'キャンセル待ちをする' }));
    expect(await screen.findByRole('heading', { name: '見学のキャンセル待ち' })).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe(at);
  });

  it('is offered for no day that has places', async () => {
    openBooking({ at: '/one_stop/f/hanaoka?day=2099-05-20' });
    await screen.findByRole('heading', { name: '5月20日（水）の時間' });
    expect(screen.queryByRole('link', { name: 'キャンセル待ちをする' })).not.toBeInTheDocument();
  });

  it('waits for the only full time of a day with a mail address alone', async () => {
    const bodies: JoinWaitlist[] = [];
    const { user } = open({
      join: (body) => {
        bodies.push(body);
        return { success: true, message: '' };
      },
    });
    await fillField(user, /メールアドレス/, 'hanako@example.jp');
    await user.click(await submit());
    expect(await screen.findByText('キャンセル待ちに登録しました')).toBeVisible();
    expect(bodies).toEqual([
      {
        facility_id: 1,
        desired_reservation_datetime: '2099-05-27 10:00:00',
        mailaddress: 'hanako@example.jp',
        child_birthday: null,
        desired_admission_date: null,
      },
    ]);
  });

  it('waits for any time of a day that is full', async () => {
    const bodies: JoinWaitlist[] = [];
    const { user } = open({
      slots: () => [full('2099-05-27 10:00'), full('2099-05-27 13:30')],
      join: (body) => {
        bodies.push(body);
        return { success: true, message: '' };
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'この日なら、どの時間でもよい' }));
    await fillField(user, /メールアドレス/, 'hanako@example.jp');
    await user.click(await submit());
    expect(await screen.findByText('キャンセル待ちに登録しました')).toBeVisible();
    expect(bodies).toMatchObject([{ day: '2099-05-27' }]);
    expect(bodies[0]).not.toHaveProperty('desired_reservation_datetime');
  });

  it('names what is missing, and keeps what was typed (R5.3)', async () => {
    const { user } = open({ slots: () => [full('2099-05-27 10:00'), full('2099-05-27 13:30')] });
    await user.click(await submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('待ちたい時間をお選びください。');
    expect(alert).toHaveTextContent('メールアドレスを入力してください。');
    await fillField(user, /メールアドレス/, 'hanako');
    await user.click(await submit());
    expect(await screen.findByText(/形式が正しくありません/, { selector: 'a' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /メールアドレス/ })).toHaveValue('hanako');
  });

  it('asks for the child where visits are for certain classes, and says why one is refused', async () => {
    const { user } = open({
      slots: () => [full('2099-05-27 10:00', { child_class_ids: [1] })],
      join: () => problem(400, 'child_class_unknown', undefined, 'お子さまの生年月日を入力してください。'),
    });
    expect(await screen.findByRole('heading', { name: 'お子さまのこと' })).toBeVisible();
    await fillField(user, /メールアドレス/, 'hanako@example.jp');
    await user.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('お子さまの生年月日を入力してください。');
  });

  it('leads to the times where nothing is full', async () => {
    open({ at: '/one_stop/f/hanaoka/waitlist?day=2099-05-20' });
    expect(await screen.findByRole('link', { name: '見学できる日程を見る' })).toHaveAttribute(
      'href',
      '/one_stop/f/hanaoka',
    );
  });
});
