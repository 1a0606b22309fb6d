import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { clusterPorts } from './cluster-ports.ts';
import { balancerEnvironment, balancerFile } from './load-balancer.ts';

const settings = { HOST: '127.0.0.1', PORT: 3000, API_HOST: '127.0.0.1', API_PORT: 3001 };
const environment = balancerEnvironment(settings, clusterPorts(settings));
const program = { PATH: `${process.env.PATH}:/usr/sbin` };
const hasHaproxy = spawnSync('haproxy', ['-v'], { env: program }).status === 0;
if (!hasHaproxy)
  console.warn('haproxy.cfg was not verified: install HAProxy (Debian: apt-get install haproxy).');
// CI installs it, and fails without it.
const itVerifies = hasHaproxy || process.env.CI ? it : it.skip;

it('every address of haproxy.cfg comes from the environment, and every one that is given is used', () => {
  const named = [...readFileSync(balancerFile, 'utf8').matchAll(/"\$\{(\w+)\}"/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(environment).toSorted());
  expect(new Set(Object.values(environment)).size).toBe(8);
});

itVerifies('HAProxy accepts haproxy.cfg', () => {
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', balancerFile], {
    env: { ...program, ...environment },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringMatching(/ALERT|WARNING/) });
});
