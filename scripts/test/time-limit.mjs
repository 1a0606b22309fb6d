import { jest } from '@jest/globals';

// Only tests that never end shall fail by this limit: speed depends on the machine, and is measured by benchmarks
// (bench/).
jest.setTimeout(60_000);
