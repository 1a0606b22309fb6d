import { fieldProblem, problem } from '@enerabi/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { supportMessage } from '../support-message.ts';
import {
  alert,
  choice,
  fillInAndGoOn,
  forgetTab,
  goOn,
  keeping,
  message,
  openDocument,
  send,
  sent,
  text,
} from '../testing/support-site.ts';

beforeEach(forgetTab);

const navigate = (router: ReturnType<typeof openDocument>['router'], to: string) =>
  act(() => router.navigate(to));

describe('the confirm page of a support message', () => {
  it('shows all answers, how they will be shown, and who looks at them before', async () => {
    const { user, router } = openDocument();
    await fillInAndGoOn(user);
    expect(router.state.location.pathname).toBe('/support_message/hanaoka/confirm');
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['お子さまのクラス', '2歳児'],
      ['あなたの年代', '30代前半'],
      ['あなたの性別', '回答しない（サイトには掲載しません）'],
      ['おすすめの度合い', 'とてもすすめたい'],
      ['メッセージ', text],
    ]);
    const shown = within(screen.getByRole('region', { name: '掲載されるときの見え方' }));
    expect(shown.getByRole('heading', { name: 'とてもすすめたい' })).toBeVisible();
    for (const words of ['2歳児クラス', '保護者：30代前半']) expect(shown.getByText(words)).toBeVisible();
    expect(shown.queryByText(/回答しない/)).not.toBeInTheDocument();
    expect(screen.getByText('担当者が確認してから掲載します')).toBeVisible();
    expect(screen.getByText(/2日ほどかかることがあります/)).toBeVisible();
  });

  it('leads back to correct, with everything filled in, and sends what was corrected (R2.1, R4.7)', async () => {
    const { bodies, send: keep } = keeping();
    const { user, router } = openDocument({ send: keep });
    await fillInAndGoOn(user);
    await user.click(screen.getByRole('button', { name: '修正する' }));
    expect(await message()).toHaveValue(text);
    expect(router.state.location.pathname).toBe('/support_message/hanaoka/input');
    expect(choice(/^お子さまのクラス/, '2歳児')).toBeChecked();
    expect(screen.getByRole('combobox', { name: /^あなたの年代/ })).toHaveValue('30代前半');
    expect(screen.queryByText('入力の途中の内容を復元しました')).not.toBeInTheDocument();
    await user.click(choice(/^お子さまのクラス/, '3歳児'));
    await user.click(await goOn());
    await user.click(await send());
    expect(await screen.findByText('7K3M-94QF')).toBeVisible();
    expect(bodies).toMatchObject([{ facility_id: 1, child_class_id: 3, support_message_description: text }]);
  });

  it('keeps what was filled in where the browser goes back instead (R4.7)', async () => {
    const { user, router } = openDocument();
    await fillInAndGoOn(user);
    await navigate(router, '/support_message/hanaoka/input');
    expect(await message()).toHaveValue(text);
    expect(choice(/^あなたの性別/, '回答しない')).toBeChecked();
  });
});

describe('a support message that is sent', () => {
  it('ends with its number, what happens next and the way back to the facility, and forgets the draft', async () => {
    const { user, router } = openDocument();
    await fillInAndGoOn(user);
    await user.click(await send());
    const done = await screen.findByRole('region', { name: '応援メッセージを送信しました' });
    expect(within(done).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(router.state.location).toMatchObject({
      pathname: '/support_message/hanaoka/complete',
      search: '?reference=7K3M-94QF',
    });
    expect(within(done).getByText('7K3M-94QF')).toBeVisible();
    expect(within(done).getByText(/担当者が内容を確認してから、園のページに掲載します/)).toBeVisible();
    expect(within(done).getByRole('link', { name: '園のページへ戻る' })).toHaveAttribute(
      'href',
      '/f/hanaoka',
    );
    expect(Object.keys(localStorage)).toEqual([]);
    expect(supportMessage.store()?.getState().draft).toBeNull();
  });

  it('does not begin again from the completion page (R2.1)', async () => {
    const { user, router } = openDocument();
    await fillInAndGoOn(user);
    await user.click(await send());
    await screen.findByText('7K3M-94QF');
    await navigate(router, '/support_message/hanaoka/confirm');
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/f/hanaoka');
  });
});

describe('a support message that is refused', () => {
  it.each([
    [400, 'invalid_idempotency_key', 'もう一度「送信する」を押してください'],
    [400, 'malformed_request', '同じ内容が二重に届くことはありません'],
    [401, 'unauthorized', '応援メッセージはログインせずに送信できます'],
    [404, 'facility_not_found', 'この園は掲載が終了した'],
    [422, 'idempotency_key_reused', '変更する前の内容は、すでに送信されています'],
    [429, 'too_many_messages_from_network', '1時間ほど時間をおいて'],
    [429, 'too_many_messages_to_facility', '1時間ほど時間をおいて'],
    [500, 'http_500', '同じ内容が二重に届くことはありません'],
    [502, 'broken_reply', '同じ内容が二重に届くことはありません'],
    [503, 'unreachable', 'もう一度「送信する」を押してください'],
  ])('with %d %s says why and the way out, and keeps everything (R6.6)', async (status, code, said) => {
    const answers = [problem(status, code), sent];
    const { user } = openDocument({ send: () => answers.shift() ?? sent });
    await fillInAndGoOn(user);
    const key = keyInForm();
    await user.click(await send());
    const summary = await alert();
    expect(summary).toHaveTextContent(said);
    expect(summary).toHaveFocus();
    expect(screen.getAllByText(/園庭が広く/)[0]).toBeVisible();
    expect(Object.keys(localStorage)).toEqual(['draft:support_message:hanaoka']);
    // The same form keeps its key, so that a repeat does nothing twice; a key that cannot be used is replaced.
    expect(keyInForm() === key).toBe(!code.includes('idempotency_key'));
    await user.click(await send());
    expect(await screen.findByText('7K3M-94QF')).toBeVisible();
  });

  it('with 422 for a field says which one, and leads back to it', async () => {
    const refusing = () => fieldProblem('support_message_description', 'too_long');
    const { user } = openDocument({ send: refusing });
    await fillInAndGoOn(user);
    await user.click(await send());
    const summary = await alert();
    expect(summary).toHaveTextContent('「修正する」から入力画面に戻り');
    expect(summary).toHaveTextContent('メッセージは1,000文字以内に短くしてください。');
    expect(within(summary).queryByRole('link')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '修正する' }));
    expect(await message()).toHaveValue(text);
  });
});

const keyInForm = () => document.querySelector<HTMLInputElement>('[name="message_key"]')?.value;
