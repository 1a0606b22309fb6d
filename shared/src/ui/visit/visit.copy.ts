/** Who comes to a visit. @returns `大人2人・お子さま1人` */
export const partyText = (adults: number, children: number): string =>
  children > 0 ? `大人${adults}人・お子さま${children}人` : `大人${adults}人`;

/** The question before a visit is cancelled, in my page and on the booking's own page. */
export const cancelVisitCopy = {
  open: '予約をキャンセルする',
  title: '見学の予約をキャンセルしますか？',
  lead: 'キャンセルすると、元に戻せません。もう一度見学するには、空いている日時での予約が必要です。',
  submit: 'この予約をキャンセルする',
  pending: 'キャンセルしています…',
  keep: 'キャンセルしない',
  failures: {
    too_late_to_cancel:
      'キャンセルの受付時間を過ぎたため、この画面からはキャンセルできません。お手数ですが、園へお電話でご連絡ください。',
    booking_not_found: 'この予約は見つかりませんでした。予約の一覧、または確認のメールをご確認ください。',
    unavailable:
      '申し訳ございません。ただいまキャンセルできませんでした。時間をおいて、もう一度お試しください。',
  } as Record<string, string> & { unavailable: string },
} as const;
