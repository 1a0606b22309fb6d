import { storedValue } from '@enerabi/shared/browser-storage';
import { chosenOf } from './chosen.rules.ts';

/**
 * The facilities that this browser's visitor has chosen to compare. They stay in this browser; requests carry them only
 * where the visitor opens the table.
 */
export const {
  current: chosenFacilities,
  keep: keepChosen,
  subscribe: subscribeToChosen,
} = storedValue('comparison', chosenOf);
