export * from './preferred-date.rules.ts';
