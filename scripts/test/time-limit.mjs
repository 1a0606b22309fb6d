import { jest } from '@jest/globals';

// Only what never ends shall fail by it: how long a test takes is the machine's affair, and benchmarks' (bench/).
jest.setTimeout(60_000);
