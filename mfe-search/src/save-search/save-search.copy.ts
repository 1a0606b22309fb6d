import type { SavedCollection } from '@enerabi/shared/constants';

const things = { facilities: '園・施設', jobs: '求人' } as const;

export const copy = {
  save: 'この条件を保存して新着をメールで受け取る',
  note: (collection: Exclude<SavedCollection, 'openings'>) =>
    `会員の方に、この条件に合う新着の${things[collection]}を、1日1通か週1通（選べます）のメールでお知らせします。新着がないときはお送りしません。メールはいつでも停止できます。`,
} as const;
