import { type HttpServer, sendJson, serveHttp } from '@enerabi/shared/testing/http-server';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
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
let isHidden: boolean;

beforeEach(async () => {
  latest = sameBuild;
  routed = [];
  isHidden = false;
  server = await serveHttp((_, response) => sendJson(response, latest, latest ? 200 : 503));
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(async () => {
  stop();
  await server.close();
});

// jsdom loads no document: where the browser would, it ends here.
for (const kind of ['click', 'submit'])
  window.addEventListener(
    kind,
    (event) => {
      if (kind === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
    },
    true,
  );

/** A page whose links and forms a router handles, as React Router does: it sees the event, and prevents the load. */
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
        園をさがす
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
  stop = watchForNewBuild(boot, `${server.origin}/builds/latest.json`);
  return userEvent.setup();
}

const follow = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('link'));
/** The answer of the newest poll has been read when another poll has begun. */
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
  ])('is not taken from an answer that %s', async (_, answer) => {
    const user = open();
    latest = answer;
    await polled();
    await polled();
    await follow(user);
    expect(routed).toEqual(['/f']);
  });

  it('is not asked for while nobody looks, and at once when they look again', async () => {
    isHidden = true;
    open();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(server.received).toEqual([]);
    stop();
    stop = watchForNewBuild({ ...boot, pollSeconds: 3_600 }, `${server.origin}/builds/latest.json`);
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

  it('that was typed before anybody watched counts', async () => {
    const user = open(uncontrolled);
    stop();
    await user.type(screen.getByLabelText('お名前'), 'さん');
    stop = watchForNewBuild(boot, `${server.origin}/builds/latest.json`);
    latest = newSearch;
    await waitUntilStale();
    await follow(user);
    expect(routed).toEqual(['/f']);
  });

  it('is not there in a form that nobody touched, nor in a search', async () => {
    const user = open(uncontrolled);
    latest = newSearch;
    await waitUntilStale();
    await user.type(screen.getByLabelText('キーワード'), '下松');
    await follow(user);
    expect(routed).toEqual([]);
  });
});
