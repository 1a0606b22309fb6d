export * from './ask-on-server.ts';
export * from './guard-table.ts';
