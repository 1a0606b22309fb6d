import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { addDialogMethods } from '../../testing/dialog-element.ts';
import { Button } from '../action/button.tsx';
import { announce } from '../feedback/announce.ts';
import { StatusRegion } from '../feedback/status-region.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

beforeAll(addDialogMethods);

interface PageProps {
  Overlay: typeof Dialog;
  /** It is busy and cannot be closed. */
  isBusy?: boolean;
}

function Page({ Overlay, isBusy }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <StatusRegion />
      <button type="button" onClick={() => setOpen(true)}>
        予約をキャンセルする
      </button>
      <Overlay
        open={open}
        onClose={() => setOpen(isBusy ?? false)}
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
  const openIt = async (props: Omit<PageProps, 'Overlay'> = {}) => {
    const user = userEvent.setup();
    render(<Page Overlay={Overlay} {...props} />);
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

  it('asks the page when the Esc key is pressed, and stays where the page does not agree', async () => {
    await openIt({ isBusy: true });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    act(() => dialog.close());
    expect(find()).toBeVisible();
  });

  it('is closed by the Esc key where the page agrees', async () => {
    await openIt();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(find()).not.toBeInTheDocument();
  });

  it('has the live region while it is open, since the rest of the page is inert', async () => {
    const user = await openIt();
    announce('送信しています。');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('送信しています。'),
    );
    await user.click(screen.getByRole('button', { name: '閉じる' }));
    announce('キャンセルしました。');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('キャンセルしました。'));
  });

  it('holds the page behind it still for as long as it is open', async () => {
    const user = await openIt();
    expect(document.documentElement).toHaveAttribute('data-modals');
    await user.click(screen.getByRole('button', { name: '閉じる' }));
    expect(document.documentElement).not.toHaveAttribute('data-modals');
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

/** One modal opens another. */
function TwoOpen() {
  const [areTermsOpen, setTermsOpen] = useState(false);
  const [isAsking, setAsking] = useState(true);
  return (
    <>
      <StatusRegion />
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="予約を確定しますか？">
        <button type="button" onClick={() => setTermsOpen(true)}>
          利用規約を読む
        </button>
      </Dialog>
      <Dialog open={areTermsOpen} onClose={() => setTermsOpen(false)} title="利用規約">
        <p>お申し込みの前にお読みください。</p>
      </Dialog>
    </>
  );
}

describe('two modals, one over the other', () => {
  const regionIn = (title: string) => within(screen.getByRole('dialog', { name: title })).getByRole('status');

  it('announce changes in the one that was opened last: the other one is inert', async () => {
    const user = userEvent.setup();
    render(<TwoOpen />);
    await user.click(screen.getByRole('button', { name: '利用規約を読む' }));
    announce('利用規約を読み込みました。');
    await waitFor(() => expect(regionIn('利用規約')).toHaveTextContent('利用規約を読み込みました。'));
    expect(regionIn('予約を確定しますか？')).toBeEmptyDOMElement();
  });

  it('hold the page behind them until the last of them is closed, in whichever order', async () => {
    const user = userEvent.setup();
    render(<TwoOpen />);
    await user.click(screen.getByRole('button', { name: '利用規約を読む' }));
    for (const [title, isHeld] of [
      ['予約を確定しますか？', true],
      ['利用規約', false],
    ] as const) {
      const modal = within(screen.getByRole('dialog', { name: title }));
      await user.click(modal.getByRole('button', { name: '閉じる' }));
      expect(document.documentElement.hasAttribute('data-modals')).toBe(isHeld);
    }
  });
});

describe('the first focus', () => {
  function Question() {
    const keep = useRef<HTMLButtonElement>(null);
    return (
      <Dialog
        open
        onClose={() => {}}
        title="退会しますか？"
        initialFocus={keep}
        actions={
          <>
            <Button kind="danger">退会する</Button>
            <Button ref={keep} kind="secondary">
              退会しない
            </Button>
          </>
        }
      >
        <p>退会すると、元に戻せません。</p>
      </Dialog>
    );
  }

  it('goes where the page wants it', () => {
    render(<Question />);
    expect(screen.getByRole('button', { name: '退会しない' })).toHaveFocus();
  });
});
