import type { FacilityDetail } from '@enerabi/shared/contract';

/** Charges besides the fee, one per line. */
export const extraFeesText = (fees: FacilityDetail['extra_fees'] = []): string | null =>
  fees.length === 0 ? null : fees.map(({ name, amount }) => `${name}：${amount}`).join('\n');
