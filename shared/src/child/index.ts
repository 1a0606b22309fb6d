export * from './child-class.copy.ts';
export * from './child-class.ts';
export * from './remembered-admission.ts';
export * from './remembered-child.ts';
export * from './visit-class.ts';
export * from './visit-party.copy.ts';
export * from './visit-party.ts';
