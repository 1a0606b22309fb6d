import { type HttpServer, sendJson, serveHttp } from '@enerabi/shared/testing/http-server';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, type DataRouter, data, redirect } from 'react-router';
import { watchForNewBuild } from './new-build.ts';

const pin = (release: string) => ({ release, entry: `/builds/r/${release}.mjs` });
const boot = {
  seq: 7,
  pollSeconds: 0.02,
  pins: { shell: pin('r_shell1'), 'mfe-search': pin('r_search1'), 'mfe-account': pin('r_account1') },
};
const apps = {
  shell: { active: 'r_shell1' },
  'mfe-search': { active: 'r_search1' },
  'mfe-account': { active: 'r_account1' },
};
const sameBuild = { seq: 7, apps };
const newSearch = { seq: 8, apps: { ...apps, 'mfe-search': { active: 'r_search2' } } };

let server: HttpServer;
let latest: unknown;
let stop = (): void => {};
let routed: string[];
let reloads: string[];
let router: DataRouter;
let isHidden: boolean;

beforeEach(async () => {
  latest = sameBuild;
  routed = [];
  reloads = [];
  isHidden = false;
  router = createMemoryRouter(
    [
      { path: 'login', action: () => redirect('/mypage') },
      { path: 'edit', action: () => redirect('/edit') },
      { path: 'refusing', action: () => data({ errors: ['name'] }, { status: 422 }) },
      { path: 'answering', action: () => ({ ok: true }) },
      { path: '*' },
    ],
    { initialEntries: ['/f'] },
  );
  server = await serveHttp((_, response) => sendJson(response, latest, latest ? 200 : 503));
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(async () => {
  stop();
  await server.close();
});

// jsdom loads no documents, so a load that a browser would begin is recorded here.
for (const kind of ['click', 'submit'])
  window.addEventListener(
    kind,
    (event) => {
      if (kind === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
    },
    true,
  );

const watch = (settings = boot): (() => void) =>
  watchForNewBuild(settings, router, {
    latestBuild: `${server.origin}/builds/latest.json`,
    reload: () => void reloads.push(router.state.location.pathname),
  });

/**
 * A page whose links and forms are handled by a router that, as React Router does, sees the event and prevents the
 * load.
 */
function open(form: ReactNode = null) {
  render(
    <>
      <a
        href="/f"
        onClick={(event) => {
          event.preventDefault();
          routed.push('/f');
        }}
      >
        園を探す
      </a>
      <form
        method="get"
        action="/f"
        onSubmit={(event) => {
          event.preventDefault();
          routed.push('search');
        }}
      >
        <input name="keyword" aria-label="キーワード" />
        <button type="submit">検索</button>
      </form>
      {form}
    </>,
  );
  stop = watch();
  return userEvent.setup();
}

const send = (action: string, fields: HTMLFormElement | null = null): Promise<void> => {
  fields?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  return router.navigate(action, { formMethod: 'post', formData: new FormData() });
};
const follow = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('link'));
/** Waits until another poll has begun: the answer of the newest poll has been read by then. */
async function polled(): Promise<void> {
  const before = server.received.length;
  await waitFor(() => expect(server.received.length).toBeGreaterThan(before + 1));
}
const waitUntilStale = async (): Promise<void> => {
  const before = server.received.length;
  await waitFor(() => expect(server.received.length).toBeGreaterThan(before));
  await new Promise((resolve) => setTimeout(resolve, 100));
};

describe('a new build (R7.1)', () => {
  it('leaves links to the router while there is none', async () => {
    const user = open();
    await polled();
    await follow(user);
    expect(routed).toEqual(['/f']);
  });

  it('leaves the next link to the browser when there is one, and polls no more', async () => {
    const user = open();
    latest = newSearch;
    await waitUntilStale();
    const polls = server.received.length;
    await follow(user);
    expect(routed).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.received).toHaveLength(polls);
  });

  it('is none for a visitor who already has the candidate of a rollout, until it is taken back', async () => {
    const user = open();
    const tried = { active: 'r_search0', rollout: { candidate: 'r_search1' } };
    latest = { seq: 8, apps: { ...apps, 'mfe-search': tried } };
    await polled();
    await follow(user);
    expect(routed).toEqual(['/f']);
    latest = { seq: 9, apps: { ...apps, 'mfe-search': { active: 'r_search0', rollout: null } } };
    await waitUntilStale();
    await follow(user);
    expect(routed).toEqual(['/f']);
  });

  it('is there when an app of the page was disabled', async () => {
    const user = open();
    latest = { seq: 8, apps: { ...apps, 'mfe-search': { active: 'r_search1', disabled: true } } };
    await waitUntilStale();
    await follow(user);
    expect(routed).toEqual([]);
  });

  it('of the shell counts as well', async () => {
    const user = open();
    latest = { seq: 8, apps: { ...apps, shell: { active: 'r_shell2' } } };
    await waitUntilStale();
    await follow(user);
    expect(routed).toEqual([]);
  });

  it('leaves a search form to the browser, too', async () => {
    const user = open();
    latest = newSearch;
    await waitUntilStale();
    await user.click(screen.getByRole('button', { name: '検索' }));
    expect(routed).toEqual([]);
  });

  it.each([
    ['is older than this document', { ...newSearch, seq: 6 }],
    [
      'changes only an app that this document does not know',
      { seq: 8, apps: { ...apps, other: { active: 'r_1' } } },
    ],
    ['cannot be had', null],
    ['is no build document', 'x'],
    ['names no apps', { seq: 8 }],
  ])('is not taken from an answer that %s', async (_, answer) => {
    const user = open();
    latest = answer;
    await polled();
    await polled();
    await follow(user);
    expect(routed).toEqual(['/f']);
  });

  it.each<[string, () => Promise<void>]>([
    ['the way back', () => router.navigate(-1)],
    ['a way that a script takes', () => router.navigate('/mypage')],
    ['the way on from a form that was sent', () => send('/login')],
  ])('is loaded where %s arrives, since no click told of it', async (_, go) => {
    await router.navigate('/f');
    await router.navigate('/terms');
    open();
    latest = newSearch;
    await waitUntilStale();
    await go();
    expect(reloads).toEqual([router.state.location.pathname]);
    expect(router.state.location.pathname).not.toBe('/terms');
  });

  it('leaves what arrives where it is while there is none, and what only moves within the page', async () => {
    open();
    await polled();
    await router.navigate('/terms');
    latest = newSearch;
    await waitUntilStale();
    await router.navigate('/terms#cookies');
    await router.revalidate();
    expect(reloads).toEqual([]);
  });

  it('takes no answer away that a form got', async () => {
    open();
    latest = newSearch;
    await waitUntilStale();
    await send('/answering');
    expect(router.state.actionData).not.toBeNull();
    expect(reloads).toEqual([]);
  });

  it('is not polled for while the tab is hidden, and at once when it is visible again', async () => {
    isHidden = true;
    open();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(server.received).toEqual([]);
    stop();
    stop = watch({ ...boot, pollSeconds: 3_600 });
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.received).toHaveLength(1));
  });
});

describe('unsent input (R7.1)', () => {
  function Controlled() {
    const [text, setText] = useState('');
    return (
      <form method="post">
        <textarea aria-label="お問い合わせ" value={text} onChange={({ target }) => setText(target.value)} />
      </form>
    );
  }
  const uncontrolled = (
    <form method="post">
      <input type="hidden" name="token" defaultValue="1" />
      <input aria-label="お名前" defaultValue="花子" />
      <label>
        <input type="checkbox" /> 同意する
      </label>
      <select aria-label="年齢" defaultValue="2">
        <option>1</option>
        <option>2</option>
      </select>
    </form>
  );
  type Act = (user: ReturnType<typeof userEvent.setup>) => Promise<void>;

  it.each<[string, ReactNode, Act]>([
    ['typed text', uncontrolled, (user) => user.type(screen.getByLabelText('お名前'), 'さん')],
    [
      'text that React controls',
      <Controlled key="form" />,
      (user) => user.type(screen.getByLabelText('お問い合わせ'), 'はじめまして'),
    ],
    ['a checked box', uncontrolled, (user) => user.click(screen.getByRole('checkbox'))],
    ['a choice', uncontrolled, (user) => user.selectOptions(screen.getByLabelText('年齢'), '1')],
  ])('%s is never taken away', async (_, form, act) => {
    const user = open(form);
    latest = newSearch;
    await waitUntilStale();
    await act(user);
    await follow(user);
    expect(routed).toEqual(['/f']);
  });

  it.each<[string, Act]>([
    ['typed', (user) => user.type(screen.getByLabelText('お名前'), 'さん')],
    ['chosen', (user) => user.selectOptions(screen.getByLabelText('年齢'), '1')],
  ])('that was %s before anybody watched counts', async (_, act) => {
    const user = open(uncontrolled);
    stop();
    await act(user);
    stop = watch();
    latest = newSearch;
    await waitUntilStale();
    await follow(user);
    expect(routed).toEqual(['/f']);
  });

  it('is not taken away by what arrives, either', async () => {
    const user = open(uncontrolled);
    latest = newSearch;
    await waitUntilStale();
    await user.type(screen.getByLabelText('お名前'), 'さん');
    await router.navigate(-1);
    await router.navigate('/mypage');
    expect(reloads).toEqual([]);
  });

  it('is sent when the form leads on, though the form stays', async () => {
    const user = open(uncontrolled);
    latest = newSearch;
    await waitUntilStale();
    await user.type(screen.getByLabelText('お名前'), 'さん');
    await send('/edit', screen.getByLabelText<HTMLInputElement>('お名前').form);
    await follow(user);
    expect(routed).toEqual([]);
  });

  it('is still there when it was refused', async () => {
    const user = open(uncontrolled);
    latest = newSearch;
    await waitUntilStale();
    await user.type(screen.getByLabelText('お名前'), 'さん');
    await send('/refusing', screen.getByLabelText<HTMLInputElement>('お名前').form);
    expect(reloads).toEqual([]);
    await follow(user);
    expect(routed).toEqual(['/f']);
  });

  it("may be in this tab's storage after an earlier page of a form, whose frame is reduced", async () => {
    const user = open(<footer data-quiet="true" />);
    latest = newSearch;
    await waitUntilStale();
    await router.navigate('/mypage');
    expect(reloads).toEqual([]);
    await follow(user);
    expect(routed).toEqual(['/f']);
  });

  it('is not in an untouched form, nor in a search', async () => {
    const user = open(uncontrolled);
    latest = newSearch;
    await waitUntilStale();
    await user.type(screen.getByLabelText('キーワード'), '下松');
    await follow(user);
    expect(routed).toEqual([]);
  });
});
