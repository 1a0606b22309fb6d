import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

// jsdom has the element without its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Page({ Overlay }: { Overlay: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        予約をキャンセルする
      </button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title="予約をキャンセルしますか？"
        actions={<button type="button">キャンセルする</button>}
      >
        <p>キャンセルすると、元に戻せません。</p>
      </Overlay>
    </>
  );
}

const find = () => screen.queryByRole('dialog', { name: '予約をキャンセルしますか？' });

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_, Overlay) => {
  const openIt = async () => {
    const user = userEvent.setup();
    render(<Page Overlay={Overlay} />);
    expect(find()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '予約をキャンセルする' }));
    return user;
  };

  it('is named by its title, and closed by its button', async () => {
    const user = await openIt();
    expect(find()).toBeVisible();
    await user.click(screen.getByRole('button', { name: '閉じる' }));
    expect(find()).not.toBeInTheDocument();
  });

  it('can be opened again after the browser closed it, as it does for the Esc key', async () => {
    const user = await openIt();
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(find()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '予約をキャンセルする' }));
    expect(find()).toBeVisible();
  });

  it('is closed by a click beside it, not by one in it or by a pointer that is drawn out of it', async () => {
    const user = await openIt();
    const dialog = screen.getByRole('dialog');
    await user.click(screen.getByText('キャンセルすると、元に戻せません。'));
    expect(find()).toBeVisible();
    await user.pointer([
      { target: screen.getByText('キャンセルすると、元に戻せません。'), keys: '[MouseLeft>]' },
      { target: dialog, keys: '[/MouseLeft]' },
    ]);
    expect(find()).toBeVisible();
    await user.click(dialog);
    expect(find()).not.toBeInTheDocument();
  });
});
