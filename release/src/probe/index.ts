export { probeProgram } from './probe-program.ts';
