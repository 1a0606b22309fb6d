import { describe, expect, it } from '@jest/globals';
import { progressLine } from './progress-line.ts';

const drawing = (isTTY: boolean) => {
  const written: string[] = [];
  let now = 0;
  const progress = progressLine({ isTTY, write: (text: string) => written.push(text) > 0 }, () => now);
  return { written, progress, pass: (ms: number) => (now += ms) };
};

describe('progress', () => {
  it('redraws one line on a terminal and takes it away', () => {
    const { written, progress, pass } = drawing(true);
    pass(250);
    progress.show(() => 'half');
    progress.show(() => 'soon after');
    progress.clear();
    expect(written).toEqual(['\r\x1b[2Khalf', '\r\x1b[2K']);
  });

  it('writes a line every ten seconds without a terminal', () => {
    const { written, progress, pass } = drawing(false);
    for (let second = 1; second <= 25; second += 1) {
      pass(1_000);
      progress.show(() => `second ${second}`);
    }
    progress.clear();
    expect(written).toEqual(['second 10\n', 'second 20\n']);
  });

  it('leaves a terminal alone when the work was short', () => {
    const { written, progress } = drawing(true);
    progress.show(() => 'at once');
    progress.clear();
    expect(written).toEqual([]);
  });
});
