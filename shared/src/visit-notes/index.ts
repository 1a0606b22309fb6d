export * from './visit-notes.copy.ts';
export * from './visit-notes.rules.ts';
export * from './visit-notes.store.ts';
