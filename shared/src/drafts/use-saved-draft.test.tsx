import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createSessionStore, SessionProvider, type SessionStore, visitorSession } from '../kernel/index.ts';
import { hydrateDelayed } from '../testing/hydrate-delayed.tsx';
import { forgetDrafts, saveDraft, storedDraft } from './stored-drafts.ts';
import { useSavedDraft } from './use-saved-draft.ts';

const now = new Date('2026-11-24T01:00:00.000Z');
const saved = { name: 'sample:midori', title: '見本', path: '/contact/midori/sample' };
const asVisitor = { member: null, now };

function SampleForm({ initial = '', isTyped = false }) {
  const { draft, revision, isRestored, discard, form, onInput } = useSavedDraft<string>({
    ...saved,
    initial,
    isTyped,
    read: (data) => String(data.get('content')),
    restore: (content) => (typeof content === 'string' ? content : undefined),
  });
  return (
    <form ref={form} onInput={onInput}>
      {isRestored && (
        <button type="button" onClick={discard}>
          消す
        </button>
      )}
      <textarea key={revision} name="content" aria-label="内容" defaultValue={draft} />
    </form>
  );
}

const session = (sub: string | null) =>
  sub === null
    ? visitorSession
    : {
        user: { cognito_sub: sub, mailaddress: '', positions: [], last_name: null, first_name: null },
        expiresAt: null,
      };

const open = (store: SessionStore = createSessionStore(visitorSession), props = {}) =>
  render(
    <SessionProvider value={store}>
      <SampleForm {...props} />
    </SessionProvider>,
  );
const content = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '内容' });
const type = (value: string) => fireEvent.input(content(), { target: { value } });
const keep = (owner: string | null, savedAt = now, stored: unknown = '前の続き') =>
  saveDraft(saved.name, { ...saved, saved_at: savedAt.toISOString(), owner, content: stored });

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
  forgetDrafts();
});

describe('what is typed into a form', () => {
  it('is stored in a pause, for the page that continues it', () => {
    open();
    type('見学');
    expect(storedDraft(saved.name, asVisitor)).toBeUndefined();
    act(() => jest.advanceTimersByTime(300));
    expect(storedDraft(saved.name, asVisitor)).toMatchObject({
      title: saved.title,
      path: saved.path,
      content: '見学',
    });
  });

  it.each(['the tab is closed', 'the page is left'])('is stored at once when %s', (how) => {
    const { unmount } = open();
    type('急いで閉じる');
    if (how === 'the page is left') unmount();
    else dispatchEvent(new Event('pagehide'));
    expect(storedDraft(saved.name, asVisitor)).toMatchObject({ content: '急いで閉じる' });
  });

  it('comes back when the form is opened again, and can be discarded', () => {
    keep(null);
    open(undefined, { initial: '園からの例' });
    expect(content()).toHaveValue('前の続き');
    fireEvent.click(screen.getByRole('button', { name: '消す' }));
    expect(content()).toHaveValue('園からの例');
    expect(screen.queryByRole('button', { name: '消す' })).toBeNull();
    expect(storedDraft(saved.name, asVisitor)).toBeUndefined();
  });

  it('never replaces what this form was answered with', () => {
    keep(null);
    open(undefined, { initial: '送った内容', isTyped: true });
    expect(content()).toHaveValue('送った内容');
  });

  it('is not brought back a day later, or if no release can read it', () => {
    keep(null, new Date(now.getTime() - 24 * 3_600_000));
    open().unmount();
    expect(localStorage).toHaveLength(0);
    keep(null, now, { of: 'another release' });
    open();
    expect(content()).toHaveValue('');
  });

  it.each([
    ['hanako', null, ''],
    ['hanako', 'taro', ''],
    ['hanako', 'hanako', '前の続き'],
    [null, 'hanako', '前の続き'],
  ])('if written by %s, is shown to %s as "%s"', (owner, reader, shown) => {
    keep(owner);
    open(createSessionStore(session(reader)));
    expect(content()).toHaveValue(shown);
  });

  it('comes back once the member has signed in', () => {
    keep('hanako');
    const store = createSessionStore(visitorSession);
    open(store);
    act(() => store.setState(session('hanako')));
    expect(content()).toHaveValue('前の続き');
  });

  it('stays when it was typed before the scripts loaded', () => {
    hydrateDelayed(<SampleForm />, () => {
      keep(null);
      content().value = '先に書いた';
    });
    expect(content()).toHaveValue('先に書いた');
    expect(screen.queryByRole('button', { name: '消す' })).toBeNull();
  });

  it('stays when the member signs in meanwhile', () => {
    keep('hanako');
    const store = createSessionStore(visitorSession);
    open(store);
    type('いま書いている');
    act(() => store.setState(session('hanako')));
    expect(content()).toHaveValue('いま書いている');
  });
});
