import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../text-field.tsx';
import type { Address } from './address.ts';
import { PostalCodeField } from './postal-code-field.tsx';

interface AddressFormProps {
  typed?: string;
  error?: string;
  onFill?: (address: Address) => void;
}

function AddressForm({ typed = '', error, onFill }: AddressFormProps) {
  const [address, setAddress] = useState<Address>({ prefecture: '', municipality: '', town: typed });
  return (
    <>
      <PostalCodeField
        name="postal_code"
        error={error}
        present={() => address}
        onFill={(found) => {
          setAddress(found);
          onFill?.(found);
        }}
      />
      <TextField
        name="town"
        label="町名・番地"
        value={address.town}
        onChange={(event) => setAddress({ ...address, town: event.target.value })}
      />
      <output data-testid="address">{Object.values(address).join(' ')}</output>
    </>
  );
}

const code = () => screen.getByRole('textbox', { name: '郵便番号' });
const address = () => screen.getByTestId('address');
const fillButton = () => screen.getByRole('button', { name: '住所を自動入力' });
/** At once, while an address is being looked up. */
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
    await waitFor(() => expect(address()).toHaveTextContent('東京都 千代田区 千代田'));
    expect(code()).toHaveValue('100-0001');
    expect(screen.getByText(/「東京都千代田区千代田」を入力しました。/)).toBeInTheDocument();
    await heard(/「東京都千代田区千代田」を入力しました。/);
  });

  it('asks before it replaces what was typed, and does as it is told', async () => {
    await fillFrom('1000001', '丸の内1-1');
    expect(
      await screen.findByText('入力済みの住所を「東京都千代田区千代田」に置き換えますか？'),
    ).toBeInTheDocument();
    expect(address()).toHaveTextContent('丸の内1-1');
    await userEvent.click(screen.getByRole('button', { name: 'そのままにする' }));
    expect(address()).toHaveTextContent(/^丸の内1-1$/);
    expect(fillButton()).toHaveFocus();
    await userEvent.click(fillButton());
    await userEvent.click(await screen.findByRole('button', { name: '置き換える' }));
    expect(address()).toHaveTextContent('東京都 千代田区 千代田');
    expect(screen.queryByRole('button', { name: '置き換える' })).not.toBeInTheDocument();
  });

  it('says by the field what is no code, until it is mended, and leaves the rest alone', async () => {
    const why = /7桁の数字で入力してください/;
    render(<AddressForm typed="丸の内1-1" error="郵便番号を入力してください。" />);
    await userEvent.type(code(), '100');
    await userEvent.click(fillButton());
    expect(code()).toHaveAccessibleDescription(why);
    expect(code()).toBeInvalid();
    expect(code()).toHaveValue('100');
    expect(address()).toHaveTextContent(/^丸の内1-1$/);
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
    expect(address()).toHaveTextContent(/^丸の内1-1$/);
    await heard(/見つかりませんでした/);
    await userEvent.type(code(), '{Backspace}');
    expect(why).not.toBeInTheDocument();
  });

  it('asks before it replaces what was typed while it looked', async () => {
    render(<AddressForm />);
    await userEvent.type(code(), '1000001');
    fireEvent.click(fillButton());
    retype(screen.getByRole('textbox', { name: '町名・番地' }), '丸の内1-1');
    expect(await screen.findByText(/に置き換えますか？$/)).toBeInTheDocument();
    expect(address()).toHaveTextContent(/^丸の内1-1$/);
  });

  it('fills in no address of a code that is no longer there', async () => {
    const filled: string[] = [];
    render(<AddressForm onFill={({ prefecture }) => filled.push(prefecture)} />);
    await userEvent.type(code(), '1000001');
    fireEvent.click(fillButton());
    retype(code(), '060-0000');
    await userEvent.click(fillButton());
    await waitFor(() => expect(address()).toHaveTextContent('北海道 札幌市中央区'));
    expect(filled).toEqual(['北海道']);
  });

  it('can be locked, and looks nothing up then', () => {
    const nothing = { prefecture: '', municipality: '', town: '' };
    render(<PostalCodeField name="postal_code" disabled present={() => nothing} onFill={() => {}} />);
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
