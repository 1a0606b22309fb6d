export { CompiledCode } from '../server/render/code/compiled-code.ts';
export { RenderWorker } from '../server/render/render-worker.ts';
export { type Fault, faults, writeFixtureBuild } from './fixture-release.ts';
export { openTestSite, type TestSite } from './test-site.ts';
