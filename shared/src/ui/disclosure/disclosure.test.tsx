import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Disclosure } from './disclosure.tsx';

describe('Disclosure', () => {
  it('shows what is inside when it is asked for', async () => {
    const user = userEvent.setup();
    render(
      <Disclosure summary="持ち物について">
        <p>着替えを2組お持ちください。</p>
      </Disclosure>,
    );
    expect(screen.getByText('着替えを2組お持ちください。')).not.toBeVisible();
    await user.click(screen.getByText('持ち物について'));
    expect(screen.getByText('着替えを2組お持ちください。')).toBeVisible();
  });

  it('can be open from the start', () => {
    render(
      <Disclosure summary="持ち物について" open>
        <p>着替えを2組お持ちください。</p>
      </Disclosure>,
    );
    expect(screen.getByText('着替えを2組お持ちください。')).toBeVisible();
  });
});
