import { expect, it } from '@jest/globals';
import all from 'libphonenumber-js/min/metadata';
import { japan } from './japan.metadata.ts';

it('is what the package says of Japan', () => {
  const { version, countries } = all as unknown as typeof japan;
  expect(japan).toEqual({ version, country_calling_codes: { 81: ['JP'] }, countries: { JP: countries.JP } });
});
