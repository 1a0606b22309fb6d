import { InvalidArgumentError } from 'commander';

/** Reads an option that is a number of things. */
export function atLeastOne(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number of at least 1.');
  return Number(text);
}
