import { countText } from '@enerabi/shared/ui';

export const copy = {
  any: '指定しない',
  count: (results: number) => `${countText(results)}件`,
} as const;
