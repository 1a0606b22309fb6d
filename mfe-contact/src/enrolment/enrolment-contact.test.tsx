import { dayInJapan } from '@enerabi/shared/clock';
import { getContactCalendar, getFacility, getProfile } from '@enerabi/shared/contract';
import { monthDayText } from '@enerabi/shared/japanese';
import { answering, createInMemoryApi, problem, renderRoutes } from '@enerabi/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  alert,
  type ContactSite,
  fillContact,
  goOn,
  openContact,
  sendButton,
  sent,
} from '../message/testing/contact-site.ts';
import { routes } from '../routes.ts';
import { enrolmentContact } from './enrolment-contact.ts';

const open = (site: Partial<ContactSite> = {}) =>
  openContact({ at: 'contact_input', kinds: [1001, 1005], ...site });

beforeEach(() => localStorage.clear());

describe('a page of the enrolment contact', () => {
  it('answers an unknown facility with 404 (R1.1)', async () => {
    renderRoutes(routes, {
      at: '/contact/nowhere/other_contact_input',
      api: createInMemoryApi(
        answering(getFacility, () => problem(404, 'facility_not_found')),
        answering(getContactCalendar, () => problem(404, 'facility_not_found')),
        answering(getProfile, () => problem(401, 'unauthorized')),
      ),
    });
    expect(await alert()).toHaveTextContent('404');
  });

  it.each(['contact_input', 'contact_confirm', 'contact_complete'])(
    '%s is not entered from another page of the site (R2.1, R2.2)',
    async (step) => {
      const { router } = open({ at: step });
      await screen.findByText('elsewhere');
      expect(router.state.location.pathname).toBe('/f/hanaoka');
    },
  );
});

/** A document counts as entered from the page itself (R2). */
const openDocument = (site: Partial<ContactSite> = {}) => {
  enrolmentContact.store()?.setState({ shown: 'contact_input', facility: 'hanaoka', facts: {}, draft: null });
  return open(site);
};

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('checkbox', { name: '空き状況のお問い合わせ' }));
  await fillContact(user, '空きはありますか。');
}

describe('the way through the enrolment contact', () => {
  it('says what is missing at its field and in a summary that takes the focus (R5.3)', async () => {
    const { user } = openDocument();
    await user.click(await goOn());
    const summary = await alert();
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'お問い合わせの種類を1つ以上選んでください。',
      'お問い合わせの内容を入力してください。',
      'お名前（姓）を入力してください。',
      'お名前（名）を入力してください。',
      'メールアドレスを入力してください。',
    ]);
  });

  it('needs a phone number to apply for a visit', async () => {
    const { user } = openDocument();
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: '施設見学のお申し込み・ご相談' }));
    await user.click(await goOn());
    expect(await alert()).toHaveTextContent('電話番号が必要です');
  });

  it('leads over the confirm page, and back to correct, to the number of the message', async () => {
    const bodies: unknown[] = [];
    const send: ContactSite['send'] = (body) => {
      bodies.push(body);
      return sent;
    };
    const { user, router } = openDocument({ send });
    await fillIn(user);
    await user.click(await goOn());
    await sendButton();
    expect(router.state.location.pathname).toBe('/contact/hanaoka/contact_confirm');
    expect(screen.getByText('空きはありますか。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '修正する' }));
    const content = await screen.findByRole('textbox', { name: /^内容/ });
    expect(content).toHaveValue('空きはありますか。');
    await user.type(content, '急いでいます。');
    await user.click(await goOn());
    await user.click(await sendButton());
    expect(await screen.findByText('7K3M-94QF')).toBeVisible();
    expect(router.state.location.pathname).toBe('/contact/hanaoka/contact_complete');
    expect(bodies).toMatchObject([
      {
        facility_id: 1,
        purpose_kind_id: 2,
        content: '空きはありますか。急いでいます。',
        mailaddress: 'hanako@example.jp',
        preferred_dates: [],
      },
    ]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('keeps the preferred dates where their calendar cannot be loaded again (R4.6)', async () => {
    const tomorrow = dayInJapan(new Date(Date.now() + 86_400_000));
    const calendars = [{ from: tomorrow, to: tomorrow, marked: [] }];
    const { user } = openDocument({ calendar: () => calendars.pop() ?? problem(500, 'http_500') });
    await fillIn(user);
    const day = await screen.findByRole('combobox', { name: /第1希望の日/ });
    await user.selectOptions(day, tomorrow);
    await user.selectOptions(screen.getByRole('combobox', { name: /第1希望の時/ }), '10:30');
    await user.click(await goOn());
    await user.click(await screen.findByRole('button', { name: '修正する' }));
    expect(await screen.findByRole('textbox', { name: /^内容/ })).toHaveValue('空きはありますか。');
    expect(day).not.toBeInTheDocument();
    await user.click(await goOn());
    await sendButton();
    expect(screen.getByText(new RegExp(`${monthDayText(tomorrow)}.*10:30`))).toBeVisible();
  });

  it.each([
    ['too_many_messages', 429, '1時間ほど時間をおいて'],
    ['http_500', 500, '同じ内容が二重に届くことはありません'],
    ['idempotency_key_reused', 422, '変更する前の内容は、すでに送信されています'],
    ['onetime_not_accepted', 403, '会員登録（無料）が必要です'],
  ])('keeps everything where the API answers %s', async (code, status, said) => {
    const { user } = openDocument({ send: () => problem(status, code) });
    await fillIn(user);
    await user.click(await goOn());
    await user.click(await sendButton());
    expect(await alert()).toHaveTextContent(said);
    expect(screen.getByText('空きはありますか。')).toBeVisible();
    expect(await sendButton()).toBeVisible();
  });

  it('sends a visitor of a facility that only members may ask to log in, and back', async () => {
    openDocument({ asksOnetime: false });
    expect(await screen.findByText('この園へのお問い合わせには、会員登録（無料）が必要です')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ログインする' })).toHaveAttribute(
      'href',
      '/login?return_to=%2Fcontact%2Fhanaoka%2Fcontact_input',
    );
    expect(screen.queryByRole('button', { name: '確認画面へ進む' })).not.toBeInTheDocument();
  });

  it('begins with enrolment and its kinds, unchecked, and only those that are permitted (R4.1 to R4.3)', async () => {
    openDocument({ kinds: [1001, 9999, 1] });
    expect(await screen.findByRole('radio', { name: '入園先を探している' })).toBeChecked();
    const boxes = screen.getAllByRole('checkbox', { name: /施設/ });
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      '施設見学のお申し込み・ご相談',
      '施設へのお問い合わせ',
      '施設見学のお申し込み・ご相談',
    ]);
  });
});
