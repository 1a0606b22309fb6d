import type { TourAcceptance } from '@enerabi/shared/constants';
import { tourAcceptanceNames } from '@enerabi/shared/ui';

export const copy = {
  title: (facility: string) => `${facility}の見学予約`,
  heading: '見学を予約する',
  steps: { slot: '日程', input: '入力', confirm: '確認', complete: '完了' },
  flow: {
    title: '見学の流れ',
    steps: [
      '見学できる日程から、ご希望の日時を選びます。',
      'お子さまの生年月日と、保護者の方のお名前・ご連絡先を入力します。',
      '内容を確認して予約すると、確認のメールが届きます。',
      '当日は、お約束の時間に園へお越しください。',
    ],
  },
  slots: '見学できる日程',
  empty: {
    titles: {
      slots: 'オンラインでの予約は、ただいま準備中です',
      message: 'オンラインでの予約は受け付けていません',
      phone: 'オンラインでの予約は受け付けていません',
      none: tourAcceptanceNames.none,
    } satisfies Record<TourAcceptance, string>,
    byPhone: {
      slots: '恐れ入りますが、見学の日程は、園へお電話でご相談ください。',
      message: '見学のお申し込み方法は、園へお電話でお問い合わせください。',
      phone: '見学の日程は、園へお電話でご相談ください。',
      none: 'ご質問は、園へお電話でお問い合わせください。',
    } satisfies Record<TourAcceptance, string>,
    withoutPhone: {
      slots: '恐れ入りますが、見学の日程は、園または自治体の窓口へお問い合わせください。',
      message: '見学のお申し込み方法は、園または自治体の窓口へお問い合わせください。',
      phone: '見学の日程は、園または自治体の窓口へお問い合わせください。',
      none: 'ご質問は、園または自治体の窓口へお問い合わせください。',
    } satisfies Record<TourAcceptance, string>,
    phone: '電話：',
    contact: '見学・お問い合わせ',
    back: '園のページへ戻る',
  },
} as const;
