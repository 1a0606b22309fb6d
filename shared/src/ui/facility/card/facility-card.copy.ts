import type { Capabilities, TourAcceptance } from '../../../constants/index.ts';
import { isArrangedHere } from '../facility.copy.ts';

/** How visits are arranged, in a line that has room for some ten letters. */
const shortTourNames: Record<TourAcceptance, string> = {
  slots: '見学予約できます',
  message: '見学はフォームで',
  phone: '見学は電話で受付',
  none: '見学の受付なし',
};

/** The short form of `tourText`. */
export const shortTourText = (acceptance: TourAcceptance, can: Capabilities): string =>
  isArrangedHere(acceptance, can) ? shortTourNames[acceptance] : '見学は園に確認';

export const copy = {
  kana: '読みかた',
  address: '所在地',
  station: '最寄り駅',
  ages: '対象年齢',
  hours: '開所時間',
  capacity: '定員',
  services: 'サービス・設備',
  vacancySource: '空き状況の出典',
  more: 'くわしく',
  moreOf: (name: string) => `「${name}」を`,
  people: (capacity: number) => `${capacity}人`,
} as const;
