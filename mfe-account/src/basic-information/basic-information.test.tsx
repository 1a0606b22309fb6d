import { forgetChild, rememberChild } from '@enerabi/shared/child';
import type { Capabilities } from '@enerabi/shared/constants';
import { getMe, getProfile, type Profile, registerBasicInformation } from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  noCapability,
  problem,
  renderRoutes,
} from '@enerabi/shared/testing';
import { sampleProfile, sampleSession } from '@enerabi/shared/testing/sample-member';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.ts';

const own = sampleSession().user?.cognito_sub ?? '';
const newcomer: Partial<Profile['information']> = {
  last_name: '',
  first_name: '',
  last_name_furigana: '',
  first_name_furigana: '',
  phone_number: '',
  postal_code: '',
  prefecture_code: '',
  municipality_name: '',
  address: '',
  children: [],
};

interface Opened {
  profile?: Profile;
  at?: string;
  answer?: () => ReturnType<typeof problem> | Record<string, never>;
  can?: Capabilities;
}

function open({
  profile = sampleProfile({ information: newcomer }),
  at = `/activate/basic_information/${own}`,
  answer = () => ({}),
  can,
}: Opened = {}) {
  const received: unknown[] = [];
  const { user } = sampleSession();
  if (!user) throw new Error('The sample is of a member');
  const api = createInMemoryApi(
    answering(getMe, () => ({ ...user, positions: [] })),
    answering(getProfile, () => profile),
    answering(registerBasicInformation, ({ body }) => {
      received.push(body);
      return answer();
    }),
  );
  return { received, ...renderRoutes(routes, { at, api, session: sampleSession(), can }) };
}

const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const birthdays = () => screen.queryAllByRole('group', { name: /^\d人目のお子さま$/ });
const save = ({ user }: ReturnType<typeof open>) => user.click(button('登録する'));

async function fillInPerson({ user }: ReturnType<typeof open>) {
  await user.type(await field(/^姓/), '花岡');
  await user.type(await field(/^名/), '花子');
  await user.type(await field(/^セイ/), 'はなおか');
  await user.type(await field(/^メイ/), 'はなこ');
  await user.type(await field(/^電話番号/), '０９０１２３４５６７８');
}

async function chooseBirthday({ user }: ReturnType<typeof open>, at: number, parts: string[]) {
  const group = birthdays()[at];
  if (!group) throw new Error(`There is no child ${at}`);
  const selects = within(group).getAllByRole('combobox');
  for (const [index, part] of parts.entries()) await user.selectOptions(selects[index] as Element, part);
}

describe('/activate/basic_information/{cognito_sub}', () => {
  it('is part of the registration, and can be left for later', async () => {
    open();
    await field(/^姓/);
    expect(screen.getByText('基本情報', { selector: '[aria-current="step"] *' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'あとで登録する' })).toHaveAttribute('href', '/mypage');
  });

  it.each([
    ['begins with the child that this browser remembers', [], ['2025', '6', '10']],
    [
      'replaces no child that is registered',
      [{ birthday: '2024-01-02', is_default_selected: false, display_order: 1 }],
      ['2024', '1', '2'],
    ],
  ])('%s', async (_, children, shown) => {
    rememberChild({ birthday: '2025-06-10', month: '2027-04' });
    open({ profile: sampleProfile({ information: { ...newcomer, children } }) });
    await field(/^姓/);
    const selects = within(birthdays()[0] as HTMLElement).getAllByRole<HTMLSelectElement>('combobox');
    await waitFor(() => expect(selects.map(({ value }) => value)).toEqual(shown));
    forgetChild();
  });

  it('asks for the terms only if the member registered without them (R1.9)', async () => {
    const profile = { ...sampleProfile({ information: newcomer }), terms_version: '' };
    const page = open({ profile });
    await fillInPerson(page);
    await save(page);
    const agreement = await screen.findByRole('checkbox', { name: /利用規約に同意する/ });
    await waitFor(() => expect(agreement).toHaveAccessibleDescription(/利用規約をお読みのうえ/));
    expect(page.received).toEqual([]);
    await page.user.click(agreement);
    await save(page);
    await waitFor(() => expect(page.received).toMatchObject([{ terms_version: '2026-11-22' }]));
  });

  it('does not ask a member for terms who agreed to them', async () => {
    open();
    await field(/^姓/);
    expect(screen.queryByRole('checkbox', { name: /利用規約/ })).not.toBeInTheDocument();
  });

  it("redirects to the member's own form from any other member's address", async () => {
    const { router } = open({
      at: '/activate/basic_information/00000000-0000-4000-8000-000000000000?return_to=%2Ff',
    });
    await field(/^姓/);
    expect(router.state.location).toMatchObject({
      pathname: `/activate/basic_information/${own}`,
      search: '?return_to=%2Ff',
    });
    expect(screen.getByRole('link', { name: 'あとで登録する' })).toHaveAttribute('href', '/f');
  });

  it('asks parents of their children, and those who look for work of their work', async () => {
    const children = () => screen.queryByRole('region', { name: 'お子さま' });
    const work = () => screen.queryByRole('region', { name: 'お仕事のこと' });
    open();
    await field(/^姓/);
    expect([children() !== null, work() !== null]).toEqual([true, false]);
  });

  it('asks those who look for work, of nothing but that', async () => {
    open({ profile: sampleProfile({ positions: [{ position_kind_id: 1 }] }) });
    await field(/^姓/);
    expect(screen.queryByRole('region', { name: 'お子さま' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'お仕事のこと' })).toBeVisible();
  });

  it('says what is required next to its field, and in a summary that takes the focus (R5.3)', async () => {
    const page = open();
    await page.user.type(await field(/^電話番号/), '123');
    await save(page);
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('入力内容に5件の誤りがあります');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(await field(/^セイ/)).toHaveAccessibleDescription(/フリガナ（セイ）を入力してください。/);
    expect(await field(/^電話番号/)).toHaveAccessibleDescription(/市外局番から入力してください。/);
    expect(await field(/^電話番号/)).toHaveValue('123');
    expect(page.received).toEqual([]);
  });

  it('sends the cleaned answers (R5.3), without empty fields', async () => {
    const page = open({ answer: () => problem(500, 'internal') });
    await fillInPerson(page);
    await chooseBirthday(page, 0, ['2025', '6', '1']);
    await save(page);
    await screen.findByRole('alert');
    expect(page.received).toEqual([
      expect.objectContaining({
        last_name: '花岡',
        last_name_furigana: 'ハナオカ',
        first_name_furigana: 'ハナコ',
        phone_number: '090-1234-5678',
        postal_code: '',
        children: [{ birthday: '2025-06-01', is_default_selected: true }],
        job_experiences: [],
        job_kind_id: null,
      }),
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('ただいま登録できませんでした。');
    expect(await field(/^姓/)).toHaveValue('花岡');
  });

  it('gets another child and gives one up, and nothing is lost', async () => {
    const page = open({ answer: () => problem(500, 'internal'), can: everyCapability });
    await page.user.type(await field(/^姓/), '花岡');
    await chooseBirthday(page, 0, ['2025', '6', '1']);
    await page.user.click(button('お子さまを追加する'));
    await waitFor(() => expect(birthdays()).toHaveLength(2));
    await waitFor(() => expect(birthdays()[1]).toHaveFocus());
    expect(await field(/^姓/)).toHaveValue('花岡');
    await chooseBirthday(page, 1, ['2023', '4', '2']);
    const selected = screen.getAllByRole('checkbox', { name: /はじめから選んでおく/ });
    await page.user.click(selected[1] as Element);

    await page.user.click(button(/1人目のお子さまの\s*欄を削除する/));
    await waitFor(() => expect(birthdays()).toHaveLength(1));
    expect(within(birthdays()[0] as HTMLElement).getByRole('combobox', { name: '年' })).toHaveValue('2023');
    await waitFor(() => expect(screen.getByRole('group', { name: /^生年月日/ })).toHaveFocus());

    for (const [name, text] of [
      [/^名/, '花子'],
      [/^セイ/, 'はなおか'],
      [/^メイ/, 'はなこ'],
      [/^電話番号/, '0312345678'],
    ] as const)
      await page.user.type(await field(name), text);
    await save(page);
    await screen.findByRole('alert');
    expect(page.received).toEqual([
      expect.objectContaining({
        last_name: '花岡',
        children: [{ birthday: '2023-04-02', is_default_selected: false }],
      }),
    ]);
  });

  it('speaks of no inquiry before there are any, and keeps what was chosen for them (R7.3)', async () => {
    const children = [
      { birthday: '2025-06-01', is_default_selected: true },
      { birthday: '2023-04-02', is_default_selected: false },
    ];
    const page = open({
      profile: sampleProfile({
        information: {
          ...newcomer,
          children: children.map((child, at) => ({ ...child, display_order: at + 1 })),
        },
      }),
      answer: () => problem(500, 'internal'),
      can: noCapability,
    });
    await fillInPerson(page);
    expect(screen.queryByRole('checkbox', { name: /お問い合わせ/ })).not.toBeInTheDocument();
    await save(page);
    await screen.findByRole('alert');
    expect(page.received).toEqual([expect.objectContaining({ children })]);
  });

  it('is sent by the Enter key, which adds and removes nothing', async () => {
    const page = open();
    await page.user.type(await field(/^姓/), '花岡{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('4件の誤り');
    expect(birthdays()).toHaveLength(1);
  });

  it('says which part of a birthday is missing', async () => {
    const page = open();
    await fillInPerson(page);
    await chooseBirthday(page, 0, ['2025']);
    await save(page);
    expect(await screen.findByRole('link', { name: /年・月・日をすべて選んでください/ })).toHaveAttribute(
      'href',
      '#field-children.1.birthday',
    );
    expect(birthdays()[0]).toHaveAccessibleDescription(/年・月・日をすべて選んでください/);
  });

  it('keeps all that was typed where the session has ended meanwhile, and says how to go on', async () => {
    const page = open({ answer: () => problem(401, 'unauthorized') });
    await fillInPerson(page);
    await save(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('ログインの有効期限が切れました。');
    expect(await field(/^メイ/)).toHaveValue('ハナコ');
  });

  it('takes over what is known already', async () => {
    open({ profile: sampleProfile() });
    expect(await field(/^姓/)).toHaveValue('花岡');
    expect(screen.getByRole('combobox', { name: /都道府県/ })).toHaveDisplayValue('山口県');
    expect(within(birthdays()[0] as HTMLElement).getByRole('combobox', { name: '年' })).toHaveDisplayValue(
      '2024年（令和6年）',
    );
  });
});
