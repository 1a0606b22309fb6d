export * from './child-class.copy.ts';
export * from './child-class.ts';
export * from './remembered-admission.ts';
export { forgetChild, type RememberedChild, rememberChild, rememberedChild } from './remembered-child.ts';
export * from './remembered-children.ts';
export * from './visit-class.ts';
export * from './visit-party.copy.ts';
export * from './visit-party.ts';
