export * from './integrity.ts';
export * from './json-object.ts';
export * from './names.schemas.ts';
export * from './release-document.schemas.ts';
export * from './release-document.ts';
export * from './signature.ts';
export * from './signing-key.ts';
export * from './standing.ts';
