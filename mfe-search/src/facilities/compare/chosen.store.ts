import { type Chosen, chosenOf } from './chosen.rules.ts';

const key = 'comparison';
const listeners = new Set<() => void>();

/** What was read or kept last. */
let text: string | null = null;
let chosen: Chosen = [];
/** Private windows and blocked or full storage: the choice lasts until the page is left. */
let isBlocked = false;

function storedText(): string | null {
  if (isBlocked) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return text;
  }
}

function chosenIn(stored: string | null): Chosen {
  try {
    return chosenOf(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * The facilities that this browser's visitor has chosen to compare. They stay in this browser; requests carry them only
 * where the visitor opens the table.
 * @returns the same array as long as nothing has changed
 */
export function chosenFacilities(): Chosen {
  const stored = storedText();
  if (stored !== text) {
    text = stored;
    chosen = chosenIn(stored);
  }
  return chosen;
}

export function keepChosen(next: Chosen): void {
  text = JSON.stringify(next);
  chosen = next;
  try {
    localStorage.setItem(key, text);
  } catch {
    isBlocked = true;
  }
  for (const changed of listeners) changed();
}

/** Calls back whenever this tab or another one has changed the choice; returns how to stop that. */
export function subscribeToChosen(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
