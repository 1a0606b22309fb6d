import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Configuration } from '@enerabi/shared/server/configuration';
import { root } from '../apps.ts';
import type { ClusterPorts } from './cluster-ports.ts';

export const balancerFile = path.join(root, 'deploy/haproxy/haproxy.cfg');

const slotNames = (role: string, ports: readonly number[]): [string, string][] =>
  ports.map((port, at) => [`${role}_${at + 1}`, `127.0.0.1:${port}`]);

/** The environment of `haproxy.cfg` for a cluster on this machine. */
export const balancerEnvironment = (
  { HOST, PORT, API_HOST, API_PORT }: Pick<Configuration, 'HOST' | 'PORT' | 'API_HOST' | 'API_PORT'>,
  { shells, apis }: ClusterPorts,
): Record<string, string> => ({
  SITE_BIND: `${HOST}:${PORT}`,
  API_BIND: `${API_HOST}:${API_PORT}`,
  ...Object.fromEntries([...slotNames('SHELL', shells), ...slotNames('API', apis)]),
});

export interface LoadBalancer {
  /** Resolves when it has ended, with what it said. */
  ended: Promise<string>;
  stop: () => void;
}

/** Starts HAProxy in the foreground. @throws Error if it is not installed */
export async function startLoadBalancer(env: Record<string, string>): Promise<LoadBalancer> {
  const child = spawn('haproxy', ['-W', '-db', '-f', balancerFile], {
    env: { PATH: `${process.env.PATH}${path.delimiter}/usr/sbin`, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  });
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(said.trim())));
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', () =>
      reject(new Error('HAProxy is not installed: apt-get install haproxy (2.4 or newer).')),
    );
  });
  return { ended, stop: () => void child.kill('SIGTERM') };
}
