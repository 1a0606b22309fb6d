import { type Prefecture, regions } from '@enerabi/shared/constants';
import type { Draw } from './draw.ts';

/** The area code of one large city of each region, in the regions' order: Sendai, Saitama, Niigata, Nagoya … */
const areaCodes = ['022', '048', '025', '052', '075', '082', '092'] as const;

/**
 * A phone number that looks like one of the prefecture's region and reaches nobody: no exchange in Japan begins with
 * 0 (電気通信番号計画, 総務省), so it is shown and linked as a real one is, and whoever tries it disturbs no stranger.
 * @returns `022-012-3456`
 */
export function inventedPhone(draw: Draw, { region }: Prefecture): string {
  const areaCode = areaCodes[regions.findIndex(({ name }) => name === region)];
  const [exchange, number] = [draw.between(0, 99), draw.between(0, 9999)];
  return `${areaCode}-0${String(exchange).padStart(2, '0')}-${String(number).padStart(4, '0')}`;
}
