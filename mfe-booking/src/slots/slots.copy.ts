import type { TourAcceptance } from '@enerabi/shared/constants';
import { tourAcceptanceNames } from '@enerabi/shared/ui';

export const copy = {
  title: (facility: string) => `${facility}の見学予約`,
  heading: '見学を予約する',
  flow: {
    title: '見学の流れ',
    steps: [
      '見学できる日程から、ご希望の日時を選びます。',
      'お子さまの生年月日と、保護者の方のお名前・ご連絡先を入力します。',
      '内容を確認して予約すると、確認のメールが届きます。',
      '前日の夕方に、見学のご案内をメールでお送りします。',
      '当日は、お約束の時間に園へお越しください。',
    ],
  },
  bring: {
    title: '当日のお願い',
    guidance: '園からのご案内',
    /** What to bring: beside the facility's own words, and where it has written none. */
    besideGuidance: 'メモを取るものをお持ちください。',
    withoutGuidance: '上履き（スリッパ）と、メモを取るものをお持ちください。',
    points: [
      'お子さまと一緒に見学できます。抱っこひもがあると安心です。',
      '体調のすぐれないときは、無理をなさらず、園へお電話ください。',
      '園内の写真や動画は、園の許可を得てから撮影してください。',
    ],
  },
  slots: '見学できる日程',
  carried: {
    title: '日時を選び直してください',
    text: '入力した内容は残っています。',
  },
  plan: {
    text: 'ほかの園も見学するときは、空いている日時と移動時間から、まとめて予定を組めます。',
    link: '見学プランナーで予定を組む',
  },
  go: '入力へ進む',
  chosen: (time: string) => `選んだ日時：${time}`,
  unchosen: '時間を選んでください',
  gone: '選んでいた日時は、予約できなくなりました。ほかの日時をお選びください。',
} as const;

export const emptyCopy = {
  titles: {
    slots: 'いま予約できる日程はありません',
    message: 'オンラインでの予約は受け付けていません',
    phone: 'オンラインでの予約は受け付けていません',
    none: tourAcceptanceNames.none,
  } satisfies Record<TourAcceptance, string>,
  byPhone: {
    slots: '新しい日程は、準備ができしだい掲載されます。お急ぎのときは、園へお電話でご相談ください。',
    message: '見学のお申し込み方法は、園へお電話でお問い合わせください。',
    phone: '見学の日程は、園へお電話でご相談ください。',
    none: 'ご質問は、園へお電話でお問い合わせください。',
  } satisfies Record<TourAcceptance, string>,
  withoutPhone: {
    slots: '新しい日程は、準備ができしだい掲載されます。',
    message: '見学のお申し込み方法は、園または自治体の窓口へお問い合わせください。',
    phone: '見学の日程は、園または自治体の窓口へお問い合わせください。',
    none: 'ご質問は、園または自治体の窓口へお問い合わせください。',
  } satisfies Record<TourAcceptance, string>,
  phone: '電話：',
  contact: '見学・お問い合わせ',
  back: '園のページへ戻る',
  failed: '日程を表示できませんでした',
  again: 'もう一度読み込む',
} as const;
