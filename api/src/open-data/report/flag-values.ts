import { InvalidArgumentError } from 'commander';
import { readDate } from '../values/time/calendar-date.ts';

/** The report lists this many warnings one by one unless all are requested; further ones are counted. */
export const listedWarnings = 1000;

/**
 * A day as given by a flag, in any notation of the files.
 * @returns `YYYY-MM-DD`
 * @throws InvalidArgumentError if it is none
 */
export const day = (text: string): string => {
  const { value } = readDate(text);
  if (!value) throw new InvalidArgumentError('It must be a date such as 2026-05-01.');
  return value;
};

/**
 * An address as given by a flag.
 * @returns it unchanged
 * @throws InvalidArgumentError if it is no http or https address
 */
export const webAddress = (text: string): string => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('It must be an http:// or https:// address.');
  return text;
};
