export { type Learn, startTracing, type TracedWork, traced, traceHeaders } from './tracing.ts';
