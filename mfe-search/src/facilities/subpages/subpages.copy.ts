import type { Audience } from '@enerabi/shared/constants';
import { shortValue } from '../../address/short-value.ts';
import type { ListPart } from './ignored-parts.ts';

const listParts: Record<ListPart, string> = {
  page: 'ページ（page）',
  limit: '件数（limit）',
  child_class_id: 'クラス（child_class_id）',
};

export const copy = {
  pages: {
    label: '園・施設のページ',
    facility: '園の情報',
    notices: 'お知らせ',
    messages: '応援メッセージ',
  },
  facility: 'この園・施設',
  toFacility: '園の情報を見る',
  reserve: '見学を予約する',
  contact: '問い合わせる',
  phone: '電話：',
  feed: (name: string) => `${name}からのお知らせ（RSS）`,
  feedLink: '新しいお知らせをRSSで受け取る',
  page: (page: number) => `${page}ページ目`,
  ignored: {
    title: 'アドレスの一部を読み取れませんでした',
    value: (part: ListPart, value: string) => `${listParts[part]}「${shortValue(value)}」`,
    rest: 'この値は使わずに表示しています。',
  },
} as const;

/** Audiences of a notice. */
export const audienceNames: Record<Audience, string> = {
  enrolled: '在園の方へ',
  applicant: '入園をご希望の方へ',
  job_seeker: 'お仕事をお探しの方へ',
};
