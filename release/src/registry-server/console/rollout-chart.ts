import { html } from 'hono/html';
import { evidenceText, type Verdict } from '../../judge/index.ts';
import type { ArmCounts } from '../../service-record/index.ts';
import type { Markup } from './layout.ts';

const width = 320;
const barAt = 126;
const barWidth = width - barAt - 74;

/** Failed visits of both releases beside each other, and the evidence with its threshold. */
export function rolloutChart(verdict: Verdict): Markup {
  const { candidate, active } = verdict;
  const most = Math.max(0.01, share(candidate), share(active));
  const said = `Failed visits: candidate ${failedText(candidate)}, active ${failedText(active)}; ${evidenceText(verdict)}`;
  return html`<svg viewBox="0 0 ${width} 108" role="img" aria-label="${said}">
${bar(0, 'candidate', share(candidate) / most, failedText(candidate), 'fill-candidate')}
${bar(34, 'active', share(active) / most, failedText(active), 'fill-active')}
${evidenceMeter(76, verdict)}
</svg>`;
}

const share = ({ failed, visits }: ArmCounts): number => (visits === 0 ? 0 : failed / visits);
const failedText = ({ failed, visits }: ArmCounts): string => `${failed}/${visits}`;

const bar = (y: number, name: string, length: number, text: string, fill: string): Markup =>
  html`<text x="0" y="${y + 17}">${name} failed</text>
<rect class="track" x="${barAt}" y="${y + 4}" width="${barWidth}" height="18" rx="2"></rect>
<rect class="${fill}" x="${barAt}" y="${y + 4}" width="${(length * barWidth).toFixed(1)}" height="18" rx="2"></rect>
<text x="${width}" y="${y + 18}" text-anchor="end">${text}</text>`;

/** On a scale of powers: from a tenth over 1, which says nothing, to ten times the threshold. */
function evidenceMeter(y: number, { evidence, threshold }: Verdict): Markup {
  const at = (value: number): number => {
    const part = Math.log(Math.max(value, 0.1) / 0.1) / Math.log((threshold * 10) / 0.1);
    return barAt + Math.min(part, 1) * barWidth;
  };
  const fill = evidence >= threshold ? 'fill-bad' : evidence >= 3 ? 'fill-warn' : 'fill-good';
  const value = evidence >= 1_000 ? '>1000' : evidence.toPrecision(2);
  return html`<text x="0" y="${y + 17}">evidence</text>
<rect class="track" x="${barAt}" y="${y + 4}" width="${barWidth}" height="18" rx="2"></rect>
<rect class="${fill}" x="${barAt}" y="${y + 4}" width="${(at(evidence) - barAt).toFixed(1)}" height="18" rx="2"></rect>
<line class="mark" x1="${at(threshold).toFixed(1)}" x2="${at(threshold).toFixed(1)}" y1="${y}" y2="${y + 26}"></line>
<text x="${width}" y="${y + 18}" text-anchor="end">${value} of ${threshold}</text>`;
}
