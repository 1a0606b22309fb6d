/// <reference types="@testing-library/jest-dom/jest-globals" preserve="true" />

export * from './answer-status.ts';
export * from './dialog-element.ts';
export * from './every-capability.ts';
export * from './field-problem.ts';
export * from './hydrate-delayed.tsx';
export * from './in-memory-api.ts';
export * from './render-routes.tsx';
export * from './reported-errors.ts';
export * from './samples/sample-facilities.ts';
export * from './submitting.ts';
