import { type FieldMessages, mailaddressMessages } from '@enerabi/shared/form';

export const copy = {
  title: (facility: string) => `${facility}の見学のキャンセル待ち`,
  heading: '見学のキャンセル待ち',
  how: {
    title: 'キャンセル待ちのしくみ',
    steps: [
      '空きが出ると、登録の早い方から順に、メールでお知らせします。',
      'お知らせした方のために、期限までお席を取り置きします。夜9時から朝8時までは、期限に数えません。',
      '期限までに予約の手続きをされると、予約が確定します。手続きがないときは、次の方にご案内します。',
    ],
  },
  wish: '待ちたい時間',
  classes: (classes: string) => `${classes}クラス`,
  anyTime: 'この日なら、どの時間でもよい',
  child: {
    title: 'お子さまのこと',
    lead: 'この日の見学は、対象のクラスが決まっています。お子さまのクラスの見学に空きが出たときに、お知らせします。',
    birthday: '生年月日（出産予定日）',
    admission: '入園を希望する時期',
  },
  submit: 'キャンセル待ちに登録する',
  pending: '登録しています…',
  back: '日程へ戻る',
  joined: {
    title: 'キャンセル待ちに登録しました',
    text: '確認のメールをお送りしました。メールのリンクから、順番の確認と取り消しができます。',
    otherTimes: 'ほかの日程を見る',
  },
  none: {
    title: 'キャンセル待ちのできる時間はありません',
    text: '満席だった時間に空きが出たか、受け付けが終わっています。日程をご覧ください。',
    link: '見学できる日程を見る',
  },
} as const;

export const messages: FieldMessages = {
  ...mailaddressMessages,
  desired_reservation_datetime: '待ちたい時間をお選びください。',
  child_birthday: 'お子さまの生年月日をご確認ください。',
  'child_birthday.incomplete': 'お子さまの生年月日は、年・月・日をすべて選んでください。',
  desired_admission_date: '入園を希望する時期は、年と月の両方を選んでください。',
};

/** Refusals by rule have the API's own sentence. */
export const failures = {
  too_many_attempts: (wait: string) =>
    `短い間に何度も登録されたため、ただいま受け付けられません。${wait}ほどたってから、もう一度お試しください。`,
  unavailable: '申し訳ございません。ただいま登録できませんでした。時間をおいて、もう一度お試しください。',
};
