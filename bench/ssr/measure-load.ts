import { fileURLToPath } from 'node:url';
import { runProgram } from '../processes/run-program.ts';

const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

export const connections = 25;

export interface Load {
  requestsPerSecond: number;
  p99Ms: number;
}

interface Report {
  requests: { average: number };
  latency: { p99: number };
  '2xx': number;
  non2xx: number;
  errors: number;
}

/**
 * Requests one page repeatedly on 25 connections, from a process of its own that accepts no compression.
 * @throws Error if an answer was not 200
 */
export async function measureLoad(address: string, seconds: number, cores?: string): Promise<Load> {
  const args = [autocannon, '--json', '-c', String(connections), '-d', String(seconds), address];
  const report = JSON.parse(await runProgram(process.execPath, args, { cores })) as Report;
  if (report.non2xx + report.errors > 0 || report['2xx'] === 0)
    throw new Error(`${address}: ${report.non2xx} answers were not 200, ${report.errors} requests failed`);
  return { requestsPerSecond: report.requests.average, p99Ms: report.latency.p99 };
}
