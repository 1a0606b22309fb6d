import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: '__APP__のページ',
  description: '__APP__の最初のページです。',
  count: (total: number) => `掲載中の園・施設は${countText(total)}件です。`,
};
