import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CheckboxGroup } from '../choice/choice-group.tsx';
import { DateSelects } from '../date/date-selects.tsx';
import { TextField } from '../text/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const messages: Record<string, string> = {
  name: 'お名前を入力してください。',
  mail: 'メールアドレスを入力してください。',
  kinds: '種類を選んでください。',
  birthday: '生年月日を選択してください。',
};

const page = (names: readonly string[], attempt: number) => (
  <>
    <ErrorSummary errors={names.map((name) => ({ name, message: messages[name] ?? '' }))} attempt={attempt} />
    <TextField
      name="name"
      label="お名前"
      hint="姓と名"
      need="required"
      error={names.includes('name') ? messages.name : undefined}
    />
    <TextField
      name="mail"
      label="メール"
      type="email"
      need="required"
      error={names.includes('mail') ? messages.mail : undefined}
    />
    <CheckboxGroup
      name="kinds"
      label="種類"
      error={names.includes('kinds') ? messages.kinds : undefined}
      choices={[
        { value: '1', label: '見学' },
        { value: '2', label: '入園' },
      ]}
    />
    <DateSelects
      name="birthday"
      label="生年月日"
      need="required"
      years={[2025, 2024]}
      error={names.includes('birthday') ? messages.birthday : undefined}
    />
  </>
);

const title = () => within(screen.getByRole('alert')).getByRole('heading').textContent;
const named = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
/** The rules load with the first error. */
const loaded = () =>
  import('./mended-errors.ts').then(() => new Promise((resolve) => setTimeout(resolve, 20)));
const leave = () => userEvent.tab();

describe('errors of a refused form (issue 22)', () => {
  it('go when they are mended, in the field and from the count, and come back when they are not', async () => {
    render(page(['name', 'mail', 'kinds'], 1));
    await loaded();
    expect(named('お名前')).toHaveAccessibleDescription(`姓と名 ${messages.name}`);

    await userEvent.type(named('お名前'), '花');
    await leave();
    await waitFor(() => expect(title()).toBe('入力内容に2件の誤りがあります'));
    expect(named('お名前')).toBeValid();
    expect(named('お名前')).toHaveAccessibleDescription('姓と名');

    // The browser knows that this is no address.
    await userEvent.type(named('メール'), 'hanako');
    await leave();
    await userEvent.click(screen.getByRole('checkbox', { name: '入園' }));
    await waitFor(() => expect(title()).toBe('入力内容に1件の誤りがあります'));
    expect(named('メール')).toBeInvalid();
    await userEvent.type(named('メール'), '@example.jp');
    await leave();
    await waitFor(() => expect(title()).toBe('誤りはなくなりました。もう一度お試しください。'));

    await userEvent.clear(named('お名前'));
    await leave();
    await waitFor(() => expect(title()).toBe('入力内容に1件の誤りがあります'));
    expect(named('お名前')).toBeInvalid();
    expect(named('お名前')).toHaveAccessibleDescription(`姓と名 ${messages.name}`);
  });

  it('are shown again where the next attempt has them, and stay away where it has not', async () => {
    const { rerender } = render(page(['name', 'mail'], 1));
    await loaded();
    for (const [name, text] of [
      ['お名前', '花'],
      ['メール', 'hanako@example.jp'],
    ] as const) {
      await userEvent.type(named(name), text);
      await leave();
    }
    await waitFor(() => expect(title()).toBe('誤りはなくなりました。もう一度お試しください。'));
    // A look that was due before the answer must not take its error away.
    fireEvent.focusOut(named('メール'));
    rerender(page(['mail'], 2));
    await waitFor(() => expect(title()).toBe('入力内容に1件の誤りがあります'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(named('メール')).toBeInvalid();
    expect(named('メール')).toHaveAccessibleDescription(messages.mail ?? '');
    expect(named('お名前')).toBeValid();
    expect(named('お名前')).toHaveAccessibleDescription('姓と名');
  });

  it('leave a date that does not exist with its own error', async () => {
    render(page(['birthday'], 1));
    await loaded();
    const choose = (part: string, value: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: part }), value);
    await choose('年', '2025');
    await choose('日', '31');
    await choose('月', '2');
    const group = screen.getByRole('group', { name: /^生年月日/ });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(title()).toBe('入力内容に1件の誤りがあります');
    expect(group).toHaveAccessibleDescription(/./);
    await choose('月', '3');
    await waitFor(() => expect(title()).toBe('誤りはなくなりました。もう一度お試しください。'));
  });
});
