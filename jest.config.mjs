import { availableParallelism } from 'node:os';
import { transform } from './release/jest/transform.mjs';

const common = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/scripts/test/class-names.mjs' },
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.types/'],
  setupFilesAfterEnv: ['<rootDir>/scripts/test/time-limit.mjs'],
};

/** `npm test -- unit` runs rules and components, `npm test -- api` what needs a database. */
export default {
  // Tests wait for databases and servers, too: two at once even on two cores.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // A worker keeps part of each suite's memory; collecting it made later suites three times as slow.
  workerIdleMemoryLimit: '800MB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/scripts/test/node-environment.mjs',
      testMatch: [
        '<rootDir>/{shared,release,shell,mfe-*,gallery,gazetteer,demo,scripts,bench}/**/*.test.ts',
        '<rootDir>/api/src/**/*.unit.test.ts',
      ],
    },
    {
      ...common,
      // What needs a document ends in .tsx.
      displayName: 'component',
      testEnvironment: '<rootDir>/scripts/test/browser-environment.mjs',
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/scripts/test/component-setup.mjs'],
      testMatch: ['<rootDir>/{shared,release/src,shell,mfe-*,gallery}/**/*.test.tsx'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: '<rootDir>/scripts/test/node-environment.mjs',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.unit\\.test\\.ts$'],
    },
  ],
};
