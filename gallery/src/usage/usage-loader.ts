import { usagesOf } from './usages.ts';

/** A loader of the bundler's: makes a module that exports the `usages` of a specimen sheet. */
export default (source: string): string => `export const usages = ${JSON.stringify(usagesOf(source))};\n`;
