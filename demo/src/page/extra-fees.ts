import type { ExtraFee } from '@enerabi/shared/contract';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

const without: ReadonlySet<Family> = new Set(['visiting', 'development', 'hospital', 'night']);

/** Charges besides the fee. The note on fees names none of them, so that they cannot contradict it. */
export function extraFees(random: RandomSource, family: Family): ExtraFee[] {
  if (without.has(family) || random.chance(0.25)) return [];
  const fees: (ExtraFee & { chance: number })[] = [
    { name: '災害共済の掛金', amount: `年額${random.pick([200, 240, 285])}円`, chance: 0.8 },
    { name: '連絡アプリの利用料', amount: `月額${random.pick([88, 110, 220])}円`, chance: 0.35 },
    {
      name: '保護者会費',
      amount: `年額${random.pick([1200, 2400, 3600]).toLocaleString('ja-JP')}円`,
      chance: 0.45,
    },
    { name: '写真（希望される方）', amount: `1枚${random.pick([55, 66, 77, 88])}円`, chance: 0.5 },
  ];
  return fees.flatMap(({ chance, ...fee }) => (random.chance(chance) ? [fee] : []));
}
