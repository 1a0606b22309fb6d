import { countText } from '@enerabi/shared/ui';

export const copy = {
  between: '・',
  more: (named: string, others: number) => `${named}ほか${countText(others)}都道府県`,
} as const;
