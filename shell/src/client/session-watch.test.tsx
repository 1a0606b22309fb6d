import { createSessionStore, type Session, type SessionUser, visitorSession } from '@enerabi/shared/kernel';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { lazyClient } from './lazy-client.ts';
import { markedSession, markSession } from './session-marker.ts';
import { watchSession } from './session-watch.ts';

const memberNamed = (cognito_sub: string): SessionUser => ({
  cognito_sub,
  mailaddress: `${cognito_sub}@example.jp`,
  positions: [],
  last_name: null,
  first_name: null,
});
const hanako = memberNamed('hanako');
const asSession = (user: SessionUser | null): Session => ({ user, expiresAt: null });

let end = (): void => {};
beforeEach(() => localStorage.clear());
afterEach(() => end());

interface Tab {
  shown: SessionUser | null;
  /** The user whom the cookies name; a number is the status of a failed request for the user. */
  cookies: SessionUser | null | number;
  pathname?: string;
}

function openTab({ shown, cookies, pathname = '/f' }: Tab) {
  const session = createSessionStore(asSession(shown));
  markSession(session.getState());
  let reloads = 0;
  const calls: string[] = [];
  const ask = (async ({ id }: { id: string }, { onFailure }: { onFailure: (result: object) => unknown }) => {
    calls.push(id);
    if (typeof cookies === 'number') return onFailure({ status: cookies });
    return cookies ?? onFailure({ status: 401 });
  }) as unknown as typeof lazyClient;
  const place = {
    pathname: () => pathname,
    reload: () => {
      reloads += 1;
    },
  };
  end = watchSession(session, place, ask);
  return { user: () => session.getState().user, reloads: () => reloads, calls };
}

/** Notifies this tab as browsers do when another tab has written. */
function otherTabMarks(name: string): void {
  localStorage.setItem('session', name);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: name }));
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('what another tab does to the session (R3)', () => {
  it('a logout there is one here; on a public page nothing else happens to it', async () => {
    const tab = openTab({ shown: hanako, cookies: null });
    otherTabMarks('');
    await waitFor(() => expect(tab.user()).toBeNull());
    expect(tab.reloads()).toBe(0);
  });

  it("a logout there takes a member's page away", async () => {
    const tab = openTab({ shown: hanako, cookies: null, pathname: '/mypage/edit' });
    otherTabMarks('');
    await waitFor(() => expect(tab.reloads()).toBe(1));
    expect(tab.user()).toBeNull();
  });

  it('whose login there is, is known here', async () => {
    const tab = openTab({ shown: null, cookies: hanako });
    otherTabMarks('hanako');
    await waitFor(() => expect(tab.user()).toEqual(hanako));
    expect(tab.reloads()).toBe(0);
  });

  it('a login there leads on from the login page here (R2.7)', async () => {
    const tab = openTab({ shown: null, cookies: hanako, pathname: '/login' });
    otherTabMarks('hanako');
    await waitFor(() => expect(tab.reloads()).toBe(1));
  });

  it("another member's page is loaded anew", async () => {
    const tab = openTab({ shown: hanako, cookies: memberNamed('taro') });
    otherTabMarks('taro');
    await waitFor(() => expect(tab.reloads()).toBe(1));
  });

  it('a tab that was slow to load, and marks what is over, is put right', async () => {
    const tab = openTab({ shown: hanako, cookies: hanako, pathname: '/mypage' });
    otherTabMarks('');
    await waitFor(() => expect(markedSession()).toBe('hanako'));
    expect(tab.reloads()).toBe(0);
    expect(tab.user()).toEqual(hanako);
  });

  it('nothing changes while the API cannot say whose the cookies are', async () => {
    const tab = openTab({ shown: hanako, cookies: 503, pathname: '/mypage' });
    otherTabMarks('');
    await waitFor(() => expect(tab.calls).toEqual(['getMe']));
    await aMoment();
    expect(tab.user()).toEqual(hanako);
    expect(tab.reloads()).toBe(0);
  });

  it('is asked for only where something changed', async () => {
    const tab = openTab({ shown: hanako, cookies: hanako });
    window.dispatchEvent(new StorageEvent('storage', { key: 'comparison' }));
    otherTabMarks('hanako');
    await aMoment();
    expect(tab.calls).toEqual([]);
  });
});

describe('a page that the back button brings back', () => {
  const showAgain = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('is not shown to the next user after its member', async () => {
    const tab = openTab({ shown: hanako, cookies: null, pathname: '/mypage' });
    localStorage.setItem('session', '');
    showAgain(true);
    await waitFor(() => expect(tab.reloads()).toBe(1));
  });

  it('stays where nothing changed', async () => {
    const tab = openTab({ shown: hanako, cookies: hanako, pathname: '/mypage' });
    showAgain(true);
    localStorage.setItem('session', '');
    showAgain(false);
    await aMoment();
    expect(tab.calls).toEqual([]);
    expect(tab.reloads()).toBe(0);
  });
});

it('a document with an unknown session tells other tabs nothing', () => {
  localStorage.setItem('session', 'hanako');
  markSession({ ...visitorSession, isUnknown: true });
  expect(markedSession()).toBe('hanako');
});
