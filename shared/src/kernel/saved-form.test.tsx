import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, data, RouterProvider, useActionData, useRouteError } from 'react-router';
import { reportedErrors } from '../testing/reported-errors.ts';
import { SubmitButton, SubmitForm, TextField } from '../ui/index.ts';
import { keepForms } from './saved-form.ts';

let loads: number;

function Page() {
  const reply = useActionData<string>();
  return (
    <SubmitForm>
      <TextField name="name" label="お名前" />
      <SubmitButton>送信する</SubmitButton>
      {reply && <p>{reply}</p>}
    </SubmitForm>
  );
}

const ErrorPage = () => <p>{`エラーのページ：${(useRouteError() as { status?: number }).status}`}</p>;

async function send(action: (attempt: number) => unknown) {
  let attempt = 0;
  loads = 0;
  const lazy = async () => ({ Component: Page, action: () => action(++attempt) });
  const [route] = keepForms([{ id: 'page', path: '/', lazy }]);
  const loader = () => {
    loads += 1;
    return null;
  };
  render(
    <RouterProvider
      router={createMemoryRouter([
        { ...route, loader, ErrorBoundary: ErrorPage, HydrateFallback: () => null } as never,
      ])}
    />,
  );
  await userEvent.type(await screen.findByRole('textbox'), '花子');
  await userEvent.click(screen.getByRole('button'));
}

const broken = () => {
  throw new TypeError('error loading dynamically imported module');
};

describe('a form whose action cannot be carried out (R7.1)', () => {
  const reported = reportedErrors();

  it('stays with what was typed, says so, and can be sent again', async () => {
    await send((attempt) => (attempt === 1 ? broken() : '承りました'));
    expect(await screen.findByRole('alert')).toHaveTextContent('入力した内容は残っています。');
    expect(screen.getByRole('textbox')).toHaveValue('花子');
    expect(reported).toEqual([expect.any(TypeError)]);
    expect(loads).toBe(1);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('承りました')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveValue('花子');
  });

  it('still gives way to the error page that the action asks for (R6.2)', async () => {
    await send(() => {
      throw data('fatal', { status: 500 });
    });
    expect(await screen.findByText('エラーのページ：500')).toBeVisible();
    expect(reported).toEqual([]);
  });
});
