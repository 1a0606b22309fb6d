export * from './access-token.schemas.ts';
export * from './access-tokens.ts';
