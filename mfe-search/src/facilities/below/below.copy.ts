import type { Audience } from '@enerabi/shared/constants';

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
  feed: (name: string) => `${name}からのお知らせ（RSS）`,
  page: (page: number) => `${page}ページ目`,
} as const;

/** Whom a notice is for. */
export const audienceNames: Record<Audience, string> = {
  enrolled: '在園の方へ',
  applicant: '入園をご希望の方へ',
  job_seeker: 'お仕事をお探しの方へ',
};
