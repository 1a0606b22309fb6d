import type { WaitlistEntry } from '@enerabi/shared/contract';

export const copy = {
  title: (facility: string) => `${facility}の見学のキャンセル待ち`,
  heading: '見学のキャンセル待ち',
  states: {
    waiting: 'キャンセル待ち中',
    offered: 'お席を取り置き中',
    booked: '予約済み',
    left: '取り消し済み',
    expired: '取り置きの期限切れ',
    over: '受付終了',
  } satisfies Record<WaitlistEntry['state'], string>,
  texts: {
    waiting:
      '空きが出ると、お待ちの順にメールでお知らせし、お席を取り置きします。それまで、お手続きは必要ありません。',
    offered: '空きが出たため、お席を取り置きしています。期限を過ぎると、次にお待ちの方にご案内します。',
    booked: 'この園の見学は、予約されています。予約の内容は、確認のメールまたはマイページでご覧ください。',
    left: 'キャンセル待ちを取り消しました。',
    expired: '取り置きの期限を過ぎたため、キャンセル待ちは終了しました。もう一度ご登録いただけます。',
    over: '空きが出ないまま、予約の受付が終わりました。',
  } satisfies Record<WaitlistEntry['state'], string>,
  waitedFor: 'お待ちの日時',
  anyOf: (day: string, from: string, to: string) => `${day}の${from}から${to}までに始まる見学`,
  position: '順番',
  positionOf: (position: number) => `${position}番目`,
  joined: '登録した日時',
  offered: '見学の日時',
  until: '取り置きの期限',
  book: 'この日時で予約に進む',
  slots: 'ほかの日程を見る',
  leave: 'キャンセル待ちを取り消す',
  decline: '今回は見送る',
  ask: {
    title: 'キャンセル待ちを取り消しますか？',
    text: '取り消すと、今の順番には戻れません。',
    textOffered: '取り置いているお席は、次にお待ちの方にご案内します。',
    submit: '取り消す',
    pending: '取り消しています…',
    keep: '取り消さない',
    failed: '申し訳ございません。ただいま取り消せませんでした。時間をおいて、もう一度お試しください。',
  },
  left: { title: 'キャンセル待ちを取り消しました', text: 'またのご利用をお待ちしております。' },
  gone: {
    title: 'キャンセル待ちが見つかりませんでした',
    text: 'メールのリンクが途中で切れていないか、ご確認ください。終了してから時間がたったキャンセル待ちは、ご覧いただけません。',
    top: 'トップページへ',
  },
} as const;
