import { randomInt } from 'node:crypto';
import { referenceLetters } from '@enerabi/shared/contract/messages/message-values.schemas';

const lettersInHalf = 4;

/**
 * Makes the public number of a message or a booking: of 26^8 (200,000 million), so that nobody guesses one.
 * @param random a whole number from 0 to below the given one
 */
export function makeReference(random: (below: number) => number = randomInt): string {
  const half = () =>
    Array.from({ length: lettersInHalf }, () =>
      referenceLetters.charAt(random(referenceLetters.length)),
    ).join('');
  return `${half()}-${half()}`;
}
