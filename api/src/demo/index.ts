export { DemoError } from './demo-error.ts';
export { type DemoOptions, generateFacilities } from './generate-facilities.ts';
export { loadHappenings } from './happenings/load-happenings.ts';
export type { AddedHappenings } from './happenings/write-happenings.ts';
export { type LoadedDemo, type LoadOptions, loadDemo } from './load-demo.ts';
