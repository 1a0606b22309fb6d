import { expect, it } from '@jest/globals';
import { isLoopback, reachableHost, shownHost } from './hosts.ts';

it.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.10', false],
  ['127.0.0.1.example', false],
])('only this machine reaches a server on %s: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

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
