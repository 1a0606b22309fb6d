import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCallable, publicOnly } from './address.rules.ts';

const refused: readonly [address: string, kind: string][] = [
  ['0.0.0.0', 'unspecified'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.127.255.255', 'carrier-grade NAT'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['169.254.169.254', 'metadata of clouds'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.192', 'metadata of a cloud'],
  ['192.0.2.1', 'documentation'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'IPv4-compatible'],
  ['::ffff:127.0.0.1', 'mapped loopback'],
  ['::ffff:a00:1', 'mapped private'],
  ['::ffff:0:10.0.0.1', 'translated'],
  ['64:ff9b::a00:1', 'NAT64'],
  ['64:ff9b:1::a00:1', 'local NAT64'],
  ['2002:a00:1::', '6to4'],
  ['2001:0:a00:1::', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata of a cloud'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['4000::1', 'not assigned'],
  ['', 'nothing'],
  ['example.jp', 'a name'],
];

const bytes = (least: number, most: number) => fc.integer({ min: least, max: most });

describe('webhooks call', () => {
  it.each(refused)('never %s: %s', (address) => {
    expect(isCallable(address, publicOnly)).toBe(false);
  });

  it.each(['203.0.114.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2001:4860:4860::8888', '2400:8500::1'])(
    'the public address %s',
    (address) => {
      expect(isCallable(address, publicOnly)).toBe(true);
    },
  );

  it('no private network, in whatever form it is written', () => {
    const network = fc.oneof(
      fc.tuple(fc.constant(10), bytes(0, 255)),
      fc.tuple(fc.constant(172), bytes(16, 31)),
      fc.tuple(fc.constant(192), fc.constant(168)),
      fc.tuple(fc.constant(169), fc.constant(254)),
      fc.tuple(fc.constant(127), bytes(0, 255)),
      fc.tuple(fc.constant(100), bytes(64, 127)),
    );
    fc.assert(
      fc.property(network, bytes(0, 255), bytes(0, 255), ([a, b], c, d) => {
        const address = [a, b, c, d].join('.');
        for (const form of [address, `::ffff:${address}`, `::${address}`, `64:ff9b::${address}`])
          expect(isCallable(form, publicOnly)).toBe(false);
        const { hostname } = new URL(`http://${((a * 256 + b) * 256 + c) * 256 + d}/`);
        expect(isCallable(hostname, publicOnly)).toBe(false);
      }),
    );
  });

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['169.254.169.254', false],
    ['0.0.0.0', false],
    ['8.8.8.8', true],
  ])('this machine alone beside the public internet, where that is allowed: %s', (address, expected) => {
    expect(isCallable(address, { mayCallLoopback: true })).toBe(expected);
  });
});
