/** What tests of other packages need for a registry of their own: the release package's fixtures, by its entry point. */
export { app, audit, newRegistry } from '../registry/registry.fixture.ts';
export { writeSampleBuild } from '../store/sample-build.fixture.ts';
export { useTemporaryFolder } from '../store/temporary-folder.fixture.ts';
