import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ActionFunction } from 'react-router';
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router';
import { Form } from '../../../kernel/index.ts';
import { reportedErrors } from '../../../testing/reported-errors.ts';
import { SubmitButton } from '../../action/submit-button.tsx';
import { TextField } from '../text/text-field.tsx';
import { SubmitForm } from './submit-form.tsx';

const Fields = () => (
  <>
    <TextField name="name" label="お名前" />
    <SubmitButton>送信する</SubmitButton>
  </>
);

function open(Component: () => React.ReactNode, action?: ActionFunction) {
  const router = createMemoryRouter([{ path: '/', Component, ...(action && { action }) }]);
  render(<RouterProvider router={router} />);
}

const submit = () => screen.getByRole('button', { name: '送信する' });
const sending = () => screen.findByRole('button', { name: '送信しています…' });
const form = () => screen.getByRole('textbox').closest('form');

describe('SubmitForm with a handler of its own', () => {
  const reported = reportedErrors();

  function openHandled() {
    const sends: { data: FormData; settle: PromiseWithResolvers<void> }[] = [];
    const onSend = (data: FormData) => {
      const settle = Promise.withResolvers<void>();
      sends.push({ data, settle });
      return settle.promise;
    };
    open(() => (
      <SubmitForm onSend={onSend}>
        <Fields />
      </SubmitForm>
    ));
    return sends;
  }

  it('sends what was typed, once, however often it is pressed', async () => {
    const sends = openHandled();
    await userEvent.type(screen.getByRole('textbox'), '花子');
    await userEvent.dblClick(submit());
    await userEvent.click(await sending());
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(sends).toHaveLength(1);
    expect(sends[0]?.data.get('name')).toBe('花子');
    expect(form()).toHaveAttribute('aria-busy', 'true');
    sends[0]?.settle.resolve();
    await waitFor(() => expect(form()).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(submit());
    expect(sends).toHaveLength(2);
  });

  it('refuses the second of two submissions of the same moment', () => {
    const sends = openHandled();
    act(() => {
      form()?.requestSubmit();
      form()?.requestSubmit();
    });
    expect(sends).toHaveLength(1);
  });

  it('carries out a press of another button afterwards, with what was typed by then', async () => {
    const sends: (FormDataEntryValue | null)[][] = [];
    const first = Promise.withResolvers<void>();
    const onSend = (data: FormData) => {
      sends.push([data.get('row'), data.get('name')]);
      return first.promise;
    };
    open(() => (
      <SubmitForm onSend={onSend}>
        <TextField name="name" label="お名前" />
        <button name="row" value="add" type="submit">
          追加する
        </button>
        <button name="row" value="remove" type="submit">
          削除する
        </button>
      </SubmitForm>
    ));
    await userEvent.click(screen.getByRole('button', { name: '追加する' }));
    await userEvent.click(screen.getByRole('button', { name: '削除する' }));
    await userEvent.click(screen.getByRole('button', { name: '削除する' }));
    await userEvent.type(screen.getByRole('textbox'), '花子');
    expect(sends).toEqual([['add', '']]);
    first.resolve();
    await waitFor(() => expect(sends).toHaveLength(2));
    await waitFor(() => expect(form()).toHaveAttribute('aria-busy', 'false'));
    expect(sends).toEqual([
      ['add', ''],
      ['remove', '花子'],
    ]);
  });

  it('says nothing of sending where the answer is there at once', async () => {
    open(() => (
      <SubmitForm onSend={async () => {}} sending="予約しています。">
        <Fields />
      </SubmitForm>
    ));
    await userEvent.click(submit());
    await new Promise((later) => setTimeout(later, 500));
    expect(screen.queryByText(/予約しています。/)).toBeNull();
  });

  it('says that it is sending', async () => {
    openHandled();
    await userEvent.click(submit());
    expect(await screen.findByText('送信しています。しばらくお待ちください。')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('comes back with what was typed when sending fails, and says so', async () => {
    const sends = openHandled();
    await userEvent.type(screen.getByRole('textbox'), '花子');
    await userEvent.click(submit());
    sends[0]?.settle.reject(new Error('offline'));
    expect(await screen.findByRole('alert')).toHaveTextContent('入力した内容は残っています。');
    expect(screen.getByRole('textbox')).toHaveValue('花子');
    expect(reported).toEqual([new Error('offline')]);
    await userEvent.click(submit());
    expect(sends).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('SubmitForm with the action of its route', () => {
  it('is sent once, stays busy until the answer is shown, and keeps what was typed', async () => {
    const answer = Promise.withResolvers<string>();
    const action = jest.fn<ActionFunction>(() => answer.promise);
    open(() => {
      const reply = useActionData<string>();
      return (
        <SubmitForm>
          <Fields />
          <p>{reply}</p>
        </SubmitForm>
      );
    }, action);
    await userEvent.type(screen.getByRole('textbox'), '花子{Enter}');
    await userEvent.click(await sending());
    act(() => form()?.requestSubmit());
    expect(action).toHaveBeenCalledTimes(1);
    answer.resolve('ご希望の枠は、ただいま満席となりました。');
    expect(await screen.findByText(/満席/)).toBeInTheDocument();
    await waitFor(() => expect(submit()).toHaveFocus());
    expect(screen.getByRole('textbox')).toHaveValue('花子');
    expect(form()).toHaveAttribute('aria-busy', 'false');
  });

  it('sends the value of the button that was pressed', async () => {
    const received: unknown[] = [];
    open(
      () => (
        <SubmitForm>
          <SubmitButton name="step" value="back">
            修正する
          </SubmitButton>
        </SubmitForm>
      ),
      async ({ request }) => {
        received.push((await request.formData()).get('step'));
        return null;
      },
    );
    await userEvent.click(screen.getByRole('button', { name: '修正する' }));
    await waitFor(() => expect(received).toEqual(['back']));
  });

  it('is a plain form that posts to its page where there are no scripts', () => {
    open(() => (
      <SubmitForm>
        <Fields />
      </SubmitForm>
    ));
    expect(form()).toHaveAttribute('method', 'post');
    // The page's address without a fragment, so that the response is read from its top.
    expect(form()).toHaveAttribute('action', '/');
    expect(submit()).toHaveAttribute('type', 'submit');
  });
});

describe("SubmitButton in the router's own form", () => {
  it('is pending while the router sends', async () => {
    const answer = Promise.withResolvers<null>();
    const action = jest.fn<ActionFunction>(() => answer.promise);
    open(
      () => (
        <Form method="post">
          <Fields />
        </Form>
      ),
      action,
    );
    await userEvent.click(submit());
    await userEvent.click(await sending());
    expect(action).toHaveBeenCalledTimes(1);
    answer.resolve(null);
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
  });
});
