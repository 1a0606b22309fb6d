import { html } from 'hono/html';
import type { Percentile75, VitalComparison, VitalName } from '../../service-record/index.ts';
import type { Markup } from './layout.ts';

const labels: Record<VitalName, string> = {
  LCP: 'largest paint',
  INP: 'answer to a press',
  CLS: 'layout shift',
};

/** Compares the values below which three of four pages are in browsers. */
export const vitalsTable = (vitals: readonly VitalComparison[]): Markup =>
  html`<div class="scroll"><table>
<tr><th>75 % of pages below</th><th class="number">candidate</th><th class="number">active</th></tr>
${vitals.map(
  ({ name, candidate, active }) =>
    html`<tr><td>${labels[name]}</td><td class="number">${text(name, candidate)}</td><td class="number">${text(name, active)}</td></tr>`,
)}</table></div>`;

const text = (name: VitalName, found: Percentile75 | null): string =>
  found ? `${found.value}${name === 'CLS' ? '' : '\u00a0ms'} (${found.pages})` : '-';
