import type { ReleaseDocument } from '@enerabi/release/document';
import { describe, expect, it } from '@jest/globals';
import { ServiceRecords } from './service-records.ts';

const minute = 60_000;
let now = 0;
const open = () => new ServiceRecords(() => now);
const pair = { shell: 'r_shell', remote: 'r_search' };

function serve(records: ServiceRecords, candidate: { shell: string; remote: string | null }): void {
  for (let page = 0; page < 100; page += 1) {
    now += 6_100;
    records.page(candidate);
  }
}
const standing = (records: ServiceRecords, release: string) => records.found(release)?.standing;

const documentOf = (good: string[]): ReleaseDocument => {
  const fallbacks = good.map((release) => ({
    release,
    standing: 'known_good',
    at: new Date(0).toISOString(),
  }));
  const ids = ['r_shell', 'r_search', ...good];
  return {
    apps: { 'mfe-search': { active: 'r_search', fallbacks } },
    releases: Object.fromEntries(ids.map((id) => [id, {}])),
  } as unknown as ReleaseDocument;
};

describe('what a server finds out of releases', () => {
  it('is good of both that gave pages for long enough', () => {
    const records = open();
    serve(records, pair);
    expect([standing(records, 'r_shell'), standing(records, 'r_search')]).toEqual([
      'known_good',
      'known_good',
    ]);
  });

  it('is bad of the remote that failed, and not of the shell it failed in', () => {
    const records = open();
    records.fault(pair, 'render', false);
    expect(standing(records, 'r_search')).toBeUndefined();
    records.fault(pair, 'render', true);
    expect([standing(records, 'r_shell'), standing(records, 'r_search')]).toEqual([undefined, 'faulty']);
  });

  it('blames a shell that is not known good if a known good remote failed in it', () => {
    const records = open();
    records.follow(documentOf(['r_proven']));
    records.fault({ shell: 'r_shell', remote: 'r_proven' }, 'crash', true);
    expect([standing(records, 'r_shell'), standing(records, 'r_proven')]).toEqual(['faulty', undefined]);
  });

  it('is nothing where a visitor left or others used up the time', () => {
    const records = open();
    records.fault(pair, 'client', false);
    records.fault(pair, 'too_little_time', false);
    expect(records.all).toEqual({});
  });

  it('is taken back where a release that could not start does start', () => {
    const records = open();
    records.fault(pair, 'start', true);
    expect(standing(records, 'r_search')).toBe('faulty');
    records.started(pair);
    expect(standing(records, 'r_search')).toBeUndefined();
  });

  it('outlives the process, and ends with the last document that names the release', () => {
    const records = open();
    serve(records, pair);
    const next = new ServiceRecords(() => now + minute, records.all);
    expect(standing(next, 'r_search')).toBe('known_good');
    next.follow({ apps: {}, releases: { r_shell: {} } } as unknown as ReleaseDocument);
    expect(Object.keys(next.all)).toEqual(['r_shell']);
  });

  it('is said at once where it is bad', () => {
    const records = open();
    const result: boolean[] = [];
    records.onChange((isUrgent) => void result.push(isUrgent));
    records.page({ shell: 'r_shell', remote: null });
    records.fault(pair, 'memory', true);
    expect(result).toEqual([false, true]);
  });
});
