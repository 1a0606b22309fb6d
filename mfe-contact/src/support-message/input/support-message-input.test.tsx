import { getFacility } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, problem, renderRoutes } from '@enerabi/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { supportMessage } from '../support-message.ts';
import {
  alert,
  choice,
  fillIn,
  forgetTab,
  goOn,
  keeping,
  message,
  open,
  openDocument,
  send,
  text,
} from '../testing/support-site.ts';

beforeEach(forgetTab);

describe('a page of the support message flow', () => {
  it('answers an unknown facility with 404 (R1.1)', async () => {
    supportMessage.store()?.setState({ shown: 'input', facility: 'nowhere', facts: {} });
    renderRoutes(routes, {
      at: '/support_message/nowhere/input',
      api: createInMemoryApi(answering(getFacility, () => problem(404, 'facility_not_found'))),
    });
    expect(await alert()).toHaveTextContent('404');
  });

  it.each(['input', 'confirm', 'complete', 'complete?reference=x'])(
    '%s is not entered from another page of the site (R2.1, R2.4)',
    async (at) => {
      const { router } = open({ at });
      await screen.findByText('elsewhere');
      expect(router.state.location.pathname).toBe('/f/hanaoka');
    },
  );

  it('says before anything is filled in that a person looks at it, how long that takes, and what is shown', async () => {
    openDocument();
    expect(await screen.findByText('掲載の前に、担当者が内容を確認します')).toBeVisible();
    expect(screen.getByText(/2日ほどかかることがあります/)).toBeVisible();
    expect(screen.getByText(/^掲載するのは/)).toBeVisible();
    expect(screen.getByText('サイトには掲載しません。')).toBeVisible();
    expect(screen.getByText(/24時間だけ保存されます/)).toBeVisible();
  });
});

describe('the form of a support message', () => {
  it('names each choice that is missing, at its field and in a summary that takes the focus (R5.1, R5.3)', async () => {
    const { bodies, send } = keeping();
    const { user, router } = openDocument({ send });
    await user.click(await message());
    await user.paste(text);
    await user.click(await goOn());
    const summary = await alert();
    expect(summary).toHaveFocus();
    const missing = [
      ['お子さまのクラス', 'お子さまのクラスを選んでください。'],
      ['あなたの性別', 'あなたの性別を選んでください。「回答しない」も選べます。'],
      ['おすすめの度合い', 'おすすめの度合いを選んでください。'],
    ] as const;
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(missing.map(([, said]) => said));
    for (const [name, said] of missing) {
      const group = screen.getByRole('radiogroup', { name: new RegExp(`^${name}`) });
      expect(group).toBeInvalid();
      expect(group).toHaveAccessibleDescription(expect.stringContaining(said));
    }
    expect(await message()).toHaveValue(text);
    expect([router.state.location.pathname, bodies]).toEqual(['/support_message/hanaoka/input', []]);
  });

  it('is linked from the summary to the group that is missing', async () => {
    const { user } = openDocument();
    await user.click(await goOn());
    await user.click(within(await alert()).getByRole('link', { name: /^あなたの性別/ }));
    expect(screen.getByRole('radiogroup', { name: /^あなたの性別/ })).toHaveFocus();
  });

  it('takes a thousand characters, and says so for more (R5.1)', async () => {
    const { user } = openDocument();
    await fillIn(user);
    const area = await message();
    await user.clear(area);
    await user.click(area);
    await user.paste('あ'.repeat(1001));
    await user.click(await goOn());
    expect(await alert()).toHaveTextContent('メッセージは1,000文字以内に短くしてください。');
    expect(await message()).toBeInvalid();
    await user.type(await message(), '{Backspace}');
    await user.click(await goOn());
    expect(await send()).toBeVisible();
  });

  it('takes a recommendation alone, and says what is then shown', async () => {
    const { bodies, send: keep } = keeping();
    const { user } = openDocument({ send: keep });
    await message();
    await user.click(choice(/^お子さまのクラス/, '0歳児'));
    await user.click(choice(/^あなたの性別/, '女性'));
    await user.click(choice(/^おすすめの度合い/, 'すすめたい'));
    await user.click(await goOn());
    await user.click(await send());
    await screen.findByText('7K3M-94QF');
    expect(bodies).toMatchObject([
      { child_class_id: 0, gender_kind_id: 1, parent_age_text: '', support_message_description: '' },
    ]);
  });

  it('is kept for a day, brought back with a word about it, and can be begun anew', async () => {
    const { user } = openDocument();
    await fillIn(user);
    await user.click(screen.getByRole('link', { name: '園のページへ戻る' }));
    await screen.findByText('elsewhere');
    expect(Object.keys(localStorage)).toEqual(['draft:support_message:hanaoka']);
    cleanup();
    const again = openDocument();
    expect(await screen.findByText('入力の途中の内容を復元しました')).toBeVisible();
    expect(await message()).toHaveValue(text);
    expect(choice(/^お子さまのクラス/, '2歳児')).toBeChecked();
    await again.user.click(screen.getByRole('button', { name: '消して最初から入力する' }));
    expect(await message()).toHaveValue('');
    expect(choice(/^お子さまのクラス/, '2歳児')).not.toBeChecked();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
