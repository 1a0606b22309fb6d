import { InvalidArgumentError } from 'commander';

/** Reads an option that is a day, `YYYY-MM-DD`. */
export function dayOption(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text) || text.length !== 10)
    throw new InvalidArgumentError('It must be a date such as 2026-04-01.');
  return text;
}
