import { countText } from '@enerabi/shared/ui';

export const copy = {
  more: (values: number) => `ほか${countText(values)}件`,
} as const;
