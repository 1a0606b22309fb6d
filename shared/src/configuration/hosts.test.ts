import { expect, it } from '@jest/globals';
import { reachableHost, shownHost } from './hosts.ts';

it.each([
  ['127.0.0.1', '127.0.0.1', 'localhost'],
  ['localhost', 'localhost', 'localhost'],
  ['::1', '[::1]', 'localhost'],
  ['0.0.0.0', '127.0.0.1', 'localhost'],
  ['::', '127.0.0.1', 'localhost'],
  ['192.168.1.10', '192.168.1.10', '192.168.1.10'],
  ['fd00::10', '[fd00::10]', '[fd00::10]'],
  ['site.test', 'site.test', 'site.test'],
])('a server on %s is reached at %s, and shown at %s', (host, reached, shown) => {
  expect([reachableHost(host), shownHost(host)]).toEqual([reached, shown]);
});
