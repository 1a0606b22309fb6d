/** The release package's fixtures, for tests of other packages that need a registry of their own. */
export { app, audit, newRegistry } from '../registry/registry.fixture.ts';
export { writeSampleBuild } from '../store/sample-build.fixture.ts';
export { useTemporaryFolder } from '../store/temporary-folder.fixture.ts';
