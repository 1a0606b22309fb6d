import { useSession } from '@enerabi/shared/kernel';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isPristine } from './is-pristine.ts';
import { forgetDraft, forgetOldDrafts, saveDraft, storedDraft } from './stored-drafts.ts';

interface SavedForm<Draft> {
  /** `<flow>:<facility path>`. */
  name: string;
  /** Named in lists of unfinished forms. */
  title: string;
  /** Page that continues it. */
  path: string;
  /** What the form begins with. */
  initial: Draft;
  /** Whether `initial` is what was typed: an answer of the action, or this tab's own state. */
  isTyped: boolean;
  read: (form: FormData) => Draft;
  /** Reads the content that any release has stored; undefined if it cannot be used. */
  restore: (content: unknown) => Draft | undefined;
  /** Called whenever the form has changed. */
  onChange?: (draft: Draft) => void;
}

interface SavedDraft<Draft> {
  draft: Draft;
  /** Changes when the form has to be rendered anew with `draft`. */
  revision: number;
  /** An unfinished form was brought back. */
  isRestored: boolean;
  /** Begins anew, and forgets what was kept. */
  discard: () => void;
  form: RefObject<HTMLFormElement | null>;
  onInput: () => void;
  /** Keeps at once what is filled in, before the form is sent. */
  save: () => void;
}

const pauseMs = 300;

/**
 * Keeps what is typed into a form in this browser, for a day, and brings it back when the form is opened again: after a
 * reload, a closed tab, a login. What the visitor has typed before the scripts came is never replaced.
 */
export function useSavedDraft<Draft>(saved: SavedForm<Draft>): SavedDraft<Draft> {
  const member = useSession(({ user }) => user?.cognito_sub ?? null);
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<{ draft: Draft; revision: number; isRestored: boolean }>();
  const latest = useRef(saved);
  latest.current = saved;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const { name, title, path, read, onChange } = latest.current;
    const content = read(new FormData(form.current));
    onChange?.(content);
    saveDraft(name, { title, path, saved_at: new Date().toISOString(), owner: member, content });
  }, [member]);

  const onInput = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, pauseMs);
  }, [save]);

  useEffect(() => {
    const now = new Date();
    forgetOldDrafts(now);
    const { name, isTyped, restore, onChange } = latest.current;
    const found = isTyped ? undefined : storedDraft(name, { member, now });
    const draft = found && restore(found.content);
    if (!draft || !form.current || !isPristine(form.current)) return;
    setRestored((last) => ({ draft, revision: (last?.revision ?? 0) + 1, isRestored: true }));
    onChange?.(draft);
  }, [member]);

  // A layout effect, since the form is gone before the others end.
  useLayoutEffect(() => {
    const saveNow = () => timer.current && save();
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [save]);

  const discard = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetDraft(saved.name);
    setRestored((last) => ({ draft: saved.initial, revision: (last?.revision ?? 0) + 1, isRestored: false }));
    saved.onChange?.(saved.initial);
  };
  return {
    draft: restored?.draft ?? saved.initial,
    revision: restored?.revision ?? 0,
    isRestored: restored?.isRestored ?? false,
    discard,
    form,
    onInput,
    save,
  };
}
