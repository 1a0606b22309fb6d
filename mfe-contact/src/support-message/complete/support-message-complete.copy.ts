export const copy = {
  title: (facility: string) => `${facility}への応援メッセージの完了`,
  heading: '応援メッセージ',
  sent: '応援メッセージを送信しました',
  lead: (facility: string) => `${facility}への応援メッセージを受け付けました。ありがとうございます。`,
  checked: '担当者が内容を確認してから、園のページに掲載します。2日ほどかかることがあります。',
  mayStay: '個人がわかることなどが書かれているときは、掲載しないことがあります。',
  noMail: '掲載のお知らせはお送りしません。数日後に、応援メッセージのページでご確認ください。',
  reference: '掲載についてのご連絡には、受付番号が必要です。番号をお控えください。',
  toFacility: '園のページへ戻る',
  toMessages: '応援メッセージを読む',
} as const;
