import type { Standing } from '../../document/index.ts';
import { percent } from '../../registry/index.ts';

/** `2026-11-21 04:20 UTC, 3 min ago` */
export function when(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000);
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC, ${ago(minutes)}`;
}

function ago(minutes: number): string {
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return `${Math.floor(minutes / 1_440)} days ago`;
}

export const standingWords = (standing: Standing): string => standing.replace('_', ' ');

/** Colour of a standing; the word beside it says the same. */
export const standingClass = (standing: Standing): string =>
  ({ known_good: 'good', probed: 'good', unproven: 'warn', faulty: 'bad' })[standing];

/** A weight in percent that no line breaks. */
export const percentWords = (weight: number): string => percent(weight).replace(' ', '\u00a0');

/** The first letters of a release's name, enough to tell two apart. */
export const short = (release: string): string => release.slice(0, 12);

export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
