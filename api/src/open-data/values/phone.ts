import { canBeDialled } from '@enerabi/shared/phone';
import { compact } from './notation.ts';
import { type ProblemKind, type Reading, read } from './reading.ts';

const separators = /[、,，;；/／・\n]|または|又は|\s{1,}(?=[(（]?0\d)/;
const dashes = /[‐‑‒–—―−ー]/g;

interface Phone {
  number: string;
  problem?: { kind: ProblemKind; action: string };
}

function readOne(text: string): Phone {
  const number = compact(text)
    .replace(/^(?:TEL|電話|代表)[:.]?/i, '')
    .replace(dashes, '-')
    .replace(/^\+81[-(]?0?\)?-?/, '0')
    .replace(/^\((\d+)\)-?/, '$1-')
    .replace(/(\d)\((\d+)\)-?(?=\d)/, '$1-$2-');
  if (/[^\d-]/.test(number) || !/\d/.test(number))
    return {
      number: text.trim(),
      problem: { kind: 'doubtful', action: 'not only a number; kept as written' },
    };
  const digits = number.replaceAll('-', '');
  if (canBeDialled(digits)) return { number };
  if (digits.length >= 9 && digits.length <= 10 && canBeDialled(`0${digits}`))
    return { number: `0${number}`, problem: { kind: 'repaired', action: `leading 0 put back: 0${number}` } };
  return digits.length < 9 && !digits.startsWith('0')
    ? { number, problem: { kind: 'doubtful', action: 'area code missing; kept as written' } }
    : { number, problem: { kind: 'doubtful', action: 'not a Japanese number; kept as written' } };
}

/**
 * The phone numbers of a cell, in its order and with the publisher's hyphens. Nothing is dropped: other text stays as
 * text and is reported.
 */
export function readPhones(text: string): Reading<string[]> {
  const phones = text
    .split(separators)
    .filter((piece) => piece.trim() !== '')
    .map(readOne);
  const [first, ...others] = phones.flatMap(({ problem }) => (problem ? [problem] : []));
  const reading = read(phones.map(({ number }) => number));
  if (!first) return reading;
  return {
    ...reading,
    problem: { kind: first.kind, action: [first, ...others].map(({ action }) => action).join('; ') },
  };
}
