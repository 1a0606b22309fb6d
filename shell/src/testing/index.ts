export { CompiledCode } from '../server/render/compiled-code.ts';
export { RenderWorker } from '../server/render/render-worker.ts';
export { type Fault, faults } from './fixture-release.ts';
export { openTestSite, type TestSite } from './test-site.ts';
