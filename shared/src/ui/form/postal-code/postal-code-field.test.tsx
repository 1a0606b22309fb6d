import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FormScope } from '../field/field.tsx';
import { SelectField } from '../select/select-field.tsx';
import { TextField } from '../text/text-field.tsx';
import type { Address } from './address.ts';
import { PostalCodeField } from './postal-code-field.tsx';

const fields = { prefecture: 'area', municipality: 'city', town: 'town' };

interface AddressFormProps {
  typed?: string;
  error?: string;
  find?: () => Promise<Address | undefined>;
  /** Called with each prefecture that is filled in. */
  onPrefecture?: (prefecture: string) => void;
}

const AddressForm = ({ typed, error, find, onPrefecture }: AddressFormProps) => (
  <form aria-label="住所">
    <PostalCodeField name="postal_code" error={error} fields={fields} {...(find && { find })} />
    <TextField name="area" label="都道府県" onChange={(event) => onPrefecture?.(event.target.value)} />
    <TextField name="city" label="市区町村" />
    <TextField name="town" label="町名・番地" defaultValue={typed} />
  </form>
);

const code = () => screen.getByRole('textbox', { name: '郵便番号' });
const box = (name: string) => screen.getByRole('textbox', { name });
const expectAddress = (area: string, city: string, town: string) =>
  expect(screen.getByRole('form', { name: '住所' })).toHaveFormValues({ area, city, town });
const fillButton = () => screen.getByRole('button', { name: '住所を自動入力' });
/** Types without delay, while an address is being looked up. */
const retype = (box: HTMLElement, value: string) => fireEvent.input(box, { target: { value } });
async function fillFrom(text: string, typed?: string) {
  render(<AddressForm {...(typed && { typed })} />);
  await userEvent.type(code(), text);
  await userEvent.click(fillButton());
}
const heard = async (text: RegExp) =>
  waitFor(() => expect(document.querySelector('[data-status-region]')).toHaveTextContent(text));

describe('PostalCodeField (domain section 6)', () => {
  it('fills the address in from full-width digits, and says what it filled', async () => {
    await fillFrom('１００－０００１');
    await waitFor(() => expectAddress('東京都', '千代田区', '千代田'));
    expect(code()).toHaveValue('100-0001');
    expect(
      screen.getByText(/「東京都千代田区千代田」を入力しました。.*町名が異なるときは、書き直してください。$/),
    ).toBeInTheDocument();
    await heard(/「東京都千代田区千代田」を入力しました。/);
  });

  it('asks before it replaces what was typed, and follows the answer', async () => {
    await fillFrom('1000001', '丸の内1-1');
    expect(
      await screen.findByText('入力済みの住所を「東京都千代田区千代田」に置き換えますか？'),
    ).toBeInTheDocument();
    expectAddress('', '', '丸の内1-1');
    await userEvent.click(screen.getByRole('button', { name: 'そのままにする' }));
    expectAddress('', '', '丸の内1-1');
    expect(fillButton()).toHaveFocus();
    await userEvent.click(fillButton());
    await userEvent.click(await screen.findByRole('button', { name: '置き換える' }));
    expectAddress('東京都', '千代田区', '千代田');
    expect(screen.queryByRole('button', { name: '置き換える' })).not.toBeInTheDocument();
  });

  it('shows an error for an invalid code until it is corrected, and changes nothing else', async () => {
    const why = /7桁の数字で入力してください/;
    render(<AddressForm typed="丸の内1-1" error="郵便番号を入力してください。" />);
    await userEvent.type(code(), '100');
    await userEvent.click(fillButton());
    expect(code()).toHaveAccessibleDescription(why);
    expect(code()).toBeInvalid();
    expect(code()).toHaveValue('100');
    expectAddress('', '', '丸の内1-1');
    await heard(why);
    await userEvent.type(code(), '0');
    expect(code()).toHaveAccessibleDescription(/郵便番号を入力してください。/);
    expect(code()).not.toHaveAccessibleDescription(why);
  });

  it('does not call a code wrong that it does not know', async () => {
    await fillFrom('999-9999', '丸の内1-1');
    const why = await screen.findByText(/見つかりませんでした/);
    expect(code()).toBeValid();
    expect(code()).toHaveValue('999-9999');
    expectAddress('', '', '丸の内1-1');
    await heard(/見つかりませんでした/);
    await userEvent.type(code(), '{Backspace}');
    expect(why).not.toBeInTheDocument();
  });

  it('says of a code without a town what is to be written', async () => {
    await fillFrom('100-0301');
    expect(await screen.findByText(/「東京都利島村」を入力しました。続きの町名・番地など/)).toBeVisible();
    expect(screen.queryByText(/町名が異なるときは/)).not.toBeInTheDocument();
  });

  it('says that it could not look, calls nothing wrong, and looks again when it is asked again', async () => {
    let lookups = 0;
    const find = async (): Promise<Address> => {
      lookups += 1;
      if (lookups === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { prefecture: '東京都', municipality: '千代田区', town: '千代田' };
    };
    render(<AddressForm find={find} />);
    await userEvent.type(code(), '1000001');
    await userEvent.click(fillButton());
    const why = /^住所を調べられませんでした。お手数ですが、住所を直接入力してください。$/;
    expect(await screen.findByText(why, { selector: 'p' })).toBeVisible();
    await heard(/住所を調べられませんでした。/);
    expect(code()).toBeValid();
    await userEvent.click(fillButton());
    await waitFor(() => expectAddress('東京都', '千代田区', '千代田'));
  });

  it('asks before it replaces what was typed while it looked', async () => {
    render(<AddressForm />);
    await userEvent.type(code(), '1000001');
    fireEvent.click(fillButton());
    retype(screen.getByRole('textbox', { name: '町名・番地' }), '丸の内1-1');
    expect(await screen.findByText(/に置き換えますか？$/)).toBeInTheDocument();
    expectAddress('', '', '丸の内1-1');
  });

  it('fills in no address of a code that is no longer there', async () => {
    const filled: string[] = [];
    render(<AddressForm onPrefecture={(prefecture) => filled.push(prefecture)} />);
    await userEvent.type(code(), '1000001');
    fireEvent.click(fillButton());
    retype(code(), '060-0000');
    await userEvent.click(fillButton());
    await waitFor(() => expectAddress('北海道', '札幌市中央区', ''));
    expect(filled).toEqual(['北海道']);
  });

  it('can be locked, and looks nothing up then', () => {
    render(<PostalCodeField name="postal_code" disabled fields={fields} />);
    expect(code()).toBeDisabled();
    expect(fillButton()).toBeDisabled();
  });

  it('takes its question back when the code changes', async () => {
    await fillFrom('1000001', '丸の内1-1');
    await screen.findByRole('button', { name: '置き換える' });
    await userEvent.type(code(), '{Backspace}');
    expect(screen.queryByRole('button', { name: '置き換える' })).not.toBeInTheDocument();
  });
});

describe('PostalCodeField among fields of every kind', () => {
  function NamedForm() {
    const [town, setTown] = useState('');
    return (
      <form>
        <PostalCodeField name="postal_code" fields={fields} />
        <SelectField name="area" label="都道府県">
          <option value="">選択してください</option>
          <option value="12">千葉県</option>
          <option value="13">東京都</option>
        </SelectField>
        <TextField name="city" label="市区町村" />
        <TextField
          name="town"
          label="町名・番地"
          value={town}
          onChange={(event) => setTown(event.target.value)}
        />
        <output data-testid="town">{town}</output>
      </form>
    );
  }

  it('writes those of its own form, held by the browser or by the page, a select by what it says', async () => {
    render(
      <>
        <form aria-label="別のフォーム">
          <FormScope value="other">
            <TextField name="city" label="別の市区町村" />
          </FormScope>
        </form>
        <NamedForm />
      </>,
    );
    await userEvent.type(code(), '100-0001');
    await userEvent.click(fillButton());
    await waitFor(() => expect(screen.getByTestId('town')).toHaveTextContent('千代田'));
    expect(screen.getByRole('combobox')).toHaveValue('13');
    expect(box('市区町村')).toHaveValue('千代田区');
    expect(box('別の市区町村')).toHaveValue('');
  });

  it('asks before it replaces what was typed or chosen in them', async () => {
    render(<NamedForm />);
    await userEvent.selectOptions(screen.getByRole('combobox'), '千葉県');
    await userEvent.type(code(), '100-0001');
    await userEvent.click(fillButton());
    await userEvent.click(await screen.findByRole('button', { name: 'そのままにする' }));
    expect(screen.getByRole('combobox')).toHaveValue('12');
    await userEvent.selectOptions(screen.getByRole('combobox'), '東京都');
    await userEvent.click(fillButton());
    expect(await screen.findByText(/を入力しました。/)).toBeVisible();
  });
});
