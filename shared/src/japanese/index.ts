export * from './corporation-number.ts';
export * from './era.ts';
export * from './kana.ts';
export * from './n-grams.ts';
export * from './postal-code.ts';
export * from './search-text.ts';
export * from './sort-key.ts';
export * from './width.ts';
