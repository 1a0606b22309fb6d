import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SelectField } from '../select/select-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

describe('a field', () => {
  it('without an error is valid, and without a hint has no description', () => {
    render(<TextField name="name" label="お名前" need="optional" />);
    const field = screen.getByRole('textbox', { name: 'お名前 任意' });
    expect(field).toBeValid();
    expect(field).not.toBeRequired();
    expect(field).not.toHaveAttribute('aria-describedby');
  });

  it('says what its number counts', () => {
    render(
      <TextField name="person_number" label="大人の人数" hint="3名まで" suffix="名" inputMode="numeric" />,
    );
    expect(screen.getByRole('textbox', { name: '大人の人数' })).toHaveAccessibleDescription('3名まで 名');
  });

  it('can be a select or several lines, tied to their words in the same way', () => {
    render(
      <>
        <SelectField name="area" label="都道府県" error="都道府県を選択してください。">
          <option value="">選択してください</option>
        </SelectField>
        <TextArea name="content" label="お問い合わせの内容" hint="例：見学できる曜日" />
      </>,
    );
    const select = screen.getByRole('combobox', { name: '都道府県' });
    expect(select).toHaveAccessibleDescription('都道府県を選択してください。');
    expect(select).toBeInvalid();
    const area = screen.getByRole('textbox', { name: 'お問い合わせの内容' });
    expect(area).toHaveAccessibleDescription('例：見学できる曜日');
  });
});

describe('PasswordField', () => {
  it('shows what is typed to its writer, who may go on typing', async () => {
    render(<PasswordField name="password" label="パスワード" autoComplete="new-password" />);
    const password = screen.getByLabelText('パスワード');
    await userEvent.type(password, 'himitsu');
    await userEvent.click(screen.getByRole('checkbox', { name: 'パスワードを表示する' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveValue('himitsu');
    await userEvent.click(screen.getByRole('checkbox', { name: 'パスワードを表示する' }));
    expect(password).toHaveAttribute('type', 'password');
  });
});
