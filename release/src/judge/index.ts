export * from './next-action.ts';
export * from './read-verdict.ts';
export * from './verdict.ts';
