import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './phone-field.tsx';

const field = () => screen.getByRole('textbox', { name: '電話番号' });
async function typed(text: string) {
  render(<PhoneField name="phone" label="電話番号" />);
  await userEvent.type(field(), text);
  await userEvent.tab();
}

describe('PhoneField (R5.2)', () => {
  it.each([
    ['０９０ー１２３４ー５６７８', '090-1234-5678'],
    ['06012345678', '060-1234-5678'],
    ['0601234567', '06-0123-4567'],
    ['0312345678 内線12', '03-1234-5678 内線12'],
  ])('writes %s as %s when it is left', async (text, shown) => {
    await typed(text);
    await waitFor(() => expect(field()).toHaveValue(shown));
  });

  it('leaves what is no number as it was typed', async () => {
    await typed('090-1234');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(field()).toHaveValue('090-1234');
  });

  it('reports the formatted number to a page that controls it', async () => {
    function Held() {
      const [phone, setPhone] = useState('');
      return (
        <>
          <PhoneField
            name="phone"
            label="電話番号"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
          <output>{phone}</output>
        </>
      );
    }
    render(<Held />);
    await userEvent.type(field(), '0312345678');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('03-1234-5678'));
    expect(field()).toHaveValue('03-1234-5678');
  });

  it('opens the keys of a phone, and takes 250 characters at most', () => {
    render(<PhoneField name="phone" label="電話番号" />);
    expect(field()).toHaveAttribute('inputmode', 'tel');
    expect(field()).toHaveAttribute('autocomplete', 'tel');
    expect(field()).toHaveAttribute('maxlength', '250');
  });
});
