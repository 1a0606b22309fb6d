import type { ReleaseDocument } from '@enerabi/release/document';
import { describe, expect, it } from '@jest/globals';
import type { DocumentPins } from '../../boot.ts';
import { documentPins } from './document-pins.ts';

const entry = (active: string, lastKnownGood: string | null, disabled = false) => ({
  active,
  lastKnownGood,
  rollout: null,
  disabled,
});
const release = (app: string, id: string) => ({
  base: `/builds/r/${app}/${id}/`,
  client: { entry: 'client/entry.mjs' },
});

const document = {
  seq: 7,
  pollSeconds: 30,
  apps: {
    shell: entry('r_shell2', 'r_shell1'),
    'mfe-search': entry('r_search2', 'r_search1'),
    'mfe-account': entry('r_account1', null),
    'mfe-booking': entry('r_booking1', null, true),
  },
  releases: {
    r_shell1: release('shell', 'r_shell1'),
    r_shell2: release('shell', 'r_shell2'),
    r_search1: release('mfe-search', 'r_search1'),
    r_search2: release('mfe-search', 'r_search2'),
    r_account1: release('mfe-account', 'r_account1'),
    r_booking1: release('mfe-booking', 'r_booking1'),
  },
} as unknown as ReleaseDocument;

const pinsOf = (app: string | null, shell: string, remote: string | null): DocumentPins =>
  JSON.parse(documentPins(document, app, { shell, remote })) as DocumentPins;
const searchEntry = (id: string): string => `/builds/r/mfe-search/${id}/client/entry.mjs`;

describe('the pins of a document', () => {
  it('name the active release of every app that is on, and the last known good one behind it', () => {
    const { seq, pollSeconds, pins } = pinsOf('mfe-search', 'r_shell2', 'r_search2');
    expect([seq, pollSeconds]).toEqual([7, 30]);
    expect(pins['mfe-search']).toEqual({
      release: 'r_search2',
      entry: searchEntry('r_search2'),
      fallback: searchEntry('r_search1'),
    });
    expect(pins['mfe-account']).toEqual({
      release: 'r_account1',
      entry: '/builds/r/mfe-account/r_account1/client/entry.mjs',
    });
    expect(Object.keys(pins)).toEqual(['shell', 'mfe-search', 'mfe-account']);
  });

  it('name what rendered the page, so that its browser runs the very same', () => {
    const { pins } = pinsOf('mfe-search', 'r_shell1', 'r_search1');
    expect(pins['mfe-search']).toEqual({ release: 'r_search1', entry: searchEntry('r_search1') });
    expect(pins.shell?.release).toBe('r_shell1');
  });

  it('are of the build before where a fallback rendered the page, so that its browser learns of this one (R7.1)', () => {
    const chosen = { shell: 'r_shell2', remote: 'r_search1' };
    const seqOf = (isFallback: boolean): number =>
      (JSON.parse(documentPins(document, 'mfe-search', chosen, isFallback)) as DocumentPins).seq;
    expect([seqOf(false), seqOf(true), seqOf(false)]).toEqual([7, 6, 7]);
  });

  it("leave other apps' pins at the active release", () => {
    expect(pinsOf('mfe-account', 'r_shell2', 'r_account1').pins['mfe-search']?.release).toBe('r_search2');
    expect(pinsOf(null, 'r_shell2', null).pins['mfe-search']?.release).toBe('r_search2');
  });
});
