export * from './child-class.ts';
export * from './remembered-child.ts';
