export { DemoError } from './demo-error.ts';
export { type DemoOptions, generateFacilities } from './generate-facilities.ts';
export { type LoadedDemo, type LoadOptions, loadDemo } from './load-demo.ts';
