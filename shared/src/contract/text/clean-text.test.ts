import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanText, isInvalid } from './clean-text.ts';

describe('a text of one line', () => {
  it.each([
    ['花岡\r\n花子', '花岡 花子'],
    ['花岡\t花子\u2028x', '花岡 花子 x'],
    ['\u202E花岡\u2066花子\u200F', '花岡花子'],
    ['\uFEFF花\u001B岡\u009B\u200B\u0007', '花岡'],
  ])('is without what nobody sees: %j', (given, saved) => {
    expect(cleanText(given)).toBe(saved);
  });

  it.each(['葛\u{E0100}城', '山﨑　さくら', '👨‍👩‍👧', 'Zoë O’Neil', 'ひかり･保育園', '髙橋', '1 2'])(
    'keeps every letter of a name: %j',
    (name) => {
      expect(cleanText(name)).toBe(name);
      expect(isInvalid(name)).toBe(false);
    },
  );
});

it('a text of lines keeps them, each break as one sign', () => {
  expect(cleanText('一\r\n二\r三\u2028四\n\n五\t六\u202E\u001B', 'lines')).toBe('一\n二\n三\n四\n\n五\t六');
});

it('a password stays as it is', () => {
  expect(cleanText('a\u202E\tb\n', 'verbatim')).toBe('a\u202E\tb\n');
});

it.each(['\0', 'a\0b', '\uD83D', '\uDC00a', '\uFFFF', '\uFDD0'])('%j cannot be stored', (text) => {
  expect(isInvalid(text)).toBe(true);
});

it('what was cleaned is clean', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, fc.constantFrom('line', 'lines'), (given, kind) => {
      const saved = cleanText(given, kind);
      expect(cleanText(saved, kind)).toBe(saved);
      expect(saved).not.toMatch(
        kind === 'line' ? /[\p{Cc}\p{Bidi_Control}]/u : /[^\P{Cc}\n\t]|\p{Bidi_Control}/u,
      );
    }),
  );
});
