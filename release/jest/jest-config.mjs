import path from 'node:path';
import { transform } from './transform.mjs';

const here = import.meta.dirname;

/** Tests of a remote outside this workspace, set up as the workspace's own. */
export default {
  testEnvironment: path.join(here, 'browser-environment.mjs'),
  setupFilesAfterEnv: [path.join(here, 'component-setup.mjs')],
  moduleNameMapper: { '\\.module\\.css$': path.join(here, 'class-names.mjs') },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  transform,
};
