import { storedValue } from '@enerabi/shared/browser-storage';
import { useSyncExternalStore } from 'react';
import { type VisitNotes, visitNotesOf } from './visit-notes.rules.ts';

/** A parent's notes are stored in this browser; no request sends them. */
export const {
  current: visitNotes,
  keep: keepVisitNotes,
  subscribe: subscribeToVisitNotes,
} = storedValue('visit-notes', visitNotesOf);

const notYetKnown: VisitNotes = {};

/** Undefined on the server and while hydrating, since only the browser has them. */
export function useVisitNotes(): VisitNotes | undefined {
  const notes = useSyncExternalStore(subscribeToVisitNotes, visitNotes, () => notYetKnown);
  return notes === notYetKnown ? undefined : notes;
}
