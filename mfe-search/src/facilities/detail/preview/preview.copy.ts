/** The keys are also the fragments of the sections' addresses: `/f/…#visits`. */
export const titles = {
  visits: '見学できる日程',
  notices: '園からのお知らせ',
  events: 'イベント',
  messages: '応援メッセージ',
  interviews: '先輩職員インタビュー',
  jobs: '求人',
} as const;
export type PreviewId = keyof typeof titles;

export const copy = {
  visits: {
    here: {
      lead: (days: number) => `予約を受け付けている見学日が${days}日あります。`,
      none: 'いま予約できる見学日はありません。新しい日程が公開されるまで、お待ちいただくか、園にお問い合わせください。',
      reserve: '日時を選んで予約する',
    },
    /** The page shows the dates, but the facility arranges the visit. */
    elsewhere: {
      lead: (days: number) =>
        `園が公開している見学日が${days}日あります。お申し込みは、園に直接お問い合わせください。`,
      none: 'いま公開されている見学日はありません。見学については、園に直接お問い合わせください。',
      reserve: null,
    },
  },
  notices: {
    all: (total: string) => `お知らせをすべて見る（${total}件）`,
  },
  events: { note: '参加の方法は、園にお問い合わせください。', more: '同じ都道府県のイベントを見る' },
  messages: {
    none: '応援メッセージはまだありません。通っている方、通っていた方のことばをお待ちしています。',
    noneToRead:
      '応援メッセージはまだありません。通っている方、通っていた方のことばが届くと、ここに並びます。',
    all: (total: string) => `応援メッセージをすべて見る（${total}件）`,
  },
  interviews: { lead: 'この園で働く職員に、仕事のことや園のことを聞きました。' },
  jobs: {
    asking: '応募や職場の見学については、園にお問い合わせください。',
    ask: '園に問い合わせる',
  },
} as const;
