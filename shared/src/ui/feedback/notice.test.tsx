import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Notice } from './notice.tsx';

function Dismissible() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <Notice kind="success" title="送信しました" onDismiss={() => setIsOpen(false)} />;
}

describe('Notice', () => {
  it('says its kind in words, and can be closed only if the page removes it', () => {
    render(
      <Notice kind="warning" title="ご注意ください">
        <p>空き状況は変わることがあります。</p>
      </Notice>,
    );
    expect(screen.getByText('ご注意ください')).toBeInTheDocument();
    expect(screen.getByText('空き状況は変わることがあります。')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is closed by its button, which says what it closes', async () => {
    const user = userEvent.setup();
    render(<Dismissible />);
    await user.click(screen.getByRole('button', { name: '「送信しました」を閉じる' }));
    expect(screen.queryByText('送信しました')).not.toBeInTheDocument();
  });
});
