import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Address } from './address.ts';
import { PostalCodeField } from './postal-code-field.tsx';

function AddressForm({ typed = '' }: { typed?: string }) {
  const [address, setAddress] = useState<Address>({ prefecture: '', municipality: '', town: typed });
  return (
    <>
      <PostalCodeField name="postal_code" present={() => address} onFill={setAddress} />
      <output data-testid="address">{Object.values(address).join(' ')}</output>
    </>
  );
}

const code = () => screen.getByRole('textbox', { name: '郵便番号' });
const address = () => screen.getByTestId('address');
async function fillFrom(text: string, typed?: string) {
  render(<AddressForm {...(typed && { typed })} />);
  await userEvent.type(code(), text);
  await userEvent.click(screen.getByRole('button', { name: '住所を自動入力' }));
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
      await screen.findByText('入力済みの住所を「東京都千代田区千代田」に置き換えますか。'),
    ).toBeInTheDocument();
    expect(address()).toHaveTextContent('丸の内1-1');
    await userEvent.click(screen.getByRole('button', { name: 'そのままにする' }));
    expect(address()).toHaveTextContent(/^丸の内1-1$/);
    await userEvent.click(screen.getByRole('button', { name: '住所を自動入力' }));
    await userEvent.click(await screen.findByRole('button', { name: '置き換える' }));
    expect(address()).toHaveTextContent('東京都 千代田区 千代田');
    expect(screen.queryByRole('button', { name: '置き換える' })).not.toBeInTheDocument();
  });

  it.each([
    ['100', /7桁の数字で入力してください/],
    ['999-9999', /見つかりませんでした/],
  ])('says by the field why %s has no address, and leaves the rest alone', async (text, why) => {
    await fillFrom(text, '丸の内1-1');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(why));
    expect(code()).toBeInvalid();
    expect(code()).toHaveValue(text);
    expect(address()).toHaveTextContent(/^丸の内1-1$/);
    await heard(why);
  });
});
