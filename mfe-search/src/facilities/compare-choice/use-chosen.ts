import { useSyncExternalStore } from 'react';
import type { Chosen } from './chosen.rules.ts';
import { chosenFacilities, subscribeToChosen } from './chosen.store.ts';

const notYetKnown: Chosen = [];

/** The visitor's choice to compare; undefined on the server and while hydrating, since only the browser has it. */
export function useChosen(): Chosen | undefined {
  const chosen = useSyncExternalStore(subscribeToChosen, chosenFacilities, () => notYetKnown);
  return chosen === notYetKnown ? undefined : chosen;
}
