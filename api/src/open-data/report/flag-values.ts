import { InvalidArgumentError } from 'commander';
import { readDate } from '../values/time/calendar-date.ts';

/** Warnings are kept one by one for the report unless all are wanted; further ones are counted. */
export const listedWarnings = 1000;

/**
 * A day as a flag of an import gives it, in any notation of the files.
 * @returns `YYYY-MM-DD`
 * @throws InvalidArgumentError where it is none
 */
export const day = (text: string): string => {
  const { value } = readDate(text);
  if (!value) throw new InvalidArgumentError('It must be a date such as 2026-05-01.');
  return value;
};

/**
 * An address as a flag of an import gives it.
 * @returns it as it is
 * @throws InvalidArgumentError where it is no http or https address
 */
export const webAddress = (text: string): string => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('It must be an http:// or https:// address.');
  return text;
};
