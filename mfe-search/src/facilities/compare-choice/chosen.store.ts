import { storedValue } from '@enerabi/shared/browser-storage';
import { chosenOf } from './chosen.rules.ts';

/**
 * The facilities that the visitor has chosen to compare. They are stored in this browser, and sent only when the
 * visitor opens the table.
 */
export const {
  current: chosenFacilities,
  keep: keepChosen,
  subscribe: subscribeToChosen,
} = storedValue('comparison', chosenOf);
