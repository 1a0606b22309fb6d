export * from './basic-information.rules.ts';
export * from './birthday.rules.ts';
