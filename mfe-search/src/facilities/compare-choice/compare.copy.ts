import { mostComparedFacilities } from '@enerabi/shared/constants';

export const copy = {
  add: '比較に追加',
  short: '比較',
  remove: '比較から外す',
  /** Name of the toggle, the same in both states. */
  nameOf: (name: string) => `「${name}」を比較に追加`,
  added: (name: string, count: number) => `「${name}」を比較に追加しました。いま${count}件です。`,
  removed: (name: string) => `「${name}」を比較から外しました。`,
  full: `比べられるのは${mostComparedFacilities}件までです。比較表でどれかを外すと、追加できます。`,
  toTable: '比較表を見る',
  toPlanner: '見学プラン',
  table: '比較表',
  tableOf: (count: number) => `比較表（${count}件）`,
  bar: '比較に追加した園・施設',
  count: (count: number) => `${count}件を比較中`,
} as const;
