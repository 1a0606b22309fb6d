import type { Unit } from '../limits.ts';

const written: Record<Unit, (value: number) => string> = {
  ms: (value) => `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value)} ms`,
  s: (value) => `${value.toFixed(1)} s`,
  bytes: (value) => (value < 1000 ? `${value} B` : `${(value / 1000).toFixed(2)} KB`),
  MB: (value) => `${Math.round(value)} MB`,
  'requests/s': (value) => `${Math.round(value)}/s`,
  'rows/s': (value) => `${Math.round(value)} rows/s`,
  count: (value) => String(value),
  x: (value) => `${value.toFixed(2)}x`,
};

/** A value as the table shows it. KB are 1000 bytes. */
export const figure = (value: number, unit: Unit): string => written[unit](value);
