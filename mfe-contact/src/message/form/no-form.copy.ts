import type { TourAcceptance } from '@enerabi/shared/constants';

export const copy = {
  membersOnly: {
    title: 'この園へのお問い合わせには、会員登録（無料）が必要です',
    text: 'ログインまたは会員登録のあと、このページに戻ります。',
    login: 'ログインする',
    register: '無料会員登録をする',
  },
  none: {
    title: 'この園は、サイトからのお問い合わせを受け付けていません',
    byPhone: {
      slots: '見学のお申し込み方法やご質問は、園へお電話でお問い合わせください。',
      message: '見学のお申し込み方法やご質問は、園へお電話でお問い合わせください。',
      phone: '見学のお申し込みやご質問は、園へお電話でお問い合わせください。',
      none: 'ご質問は、園へお電話でお問い合わせください。',
    } satisfies Record<TourAcceptance, string>,
    phone: '電話：',
    withoutPhone: 'ご質問は、園または自治体の窓口へ直接お問い合わせください。',
  },
} as const;
