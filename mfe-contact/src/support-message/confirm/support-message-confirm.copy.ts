export const copy = {
  title: (facility: string) => `${facility}への応援メッセージの確認`,
  heading: '応援メッセージの確認',
  lead: (facility: string) =>
    `${facility}への応援メッセージとして、次の内容を送信します。よろしければ「送信する」を押してください。`,
  childClass: 'お子さまのクラス',
  parentAge: 'あなたの年代',
  gender: 'あなたの性別',
  notShown: '（サイトには掲載しません）',
  recommend: 'おすすめの度合い',
  description: 'メッセージ',
  unsaid: '回答しない',
  none: 'なし',
  preview: '掲載されるときの見え方',
  checked: {
    title: '担当者が確認してから掲載します',
    wait: '送信から掲載まで、2日ほどかかることがあります。個人がわかることなどが書かれているときは、掲載しないことがあります。',
    beforeTerms: '掲載の決まりは、',
    terms: '利用規約（新しいタブで開きます）',
    afterTerms: 'の「お問い合わせと応援メッセージ」にあります。',
  },
} as const;

/** Why a message was not sent, by the problem's code; what was filled in stays (R6.6). */
export const supportFailures = {
  unauthorized:
    'ログインの有効期限が切れました。入力した内容は残っています。応援メッセージはログインせずに送信できますので、もう一度「送信する」を押してください。',
  facility_not_found: '申し訳ございません。この園は掲載が終了したため、送信できませんでした。',
  invalid_request: '送信できない内容が含まれています。「修正する」から入力画面に戻り、内容をご確認ください。',
  invalid_idempotency_key:
    '申し訳ございません。送信できませんでした。入力した内容は残っています。もう一度「送信する」を押してください。',
  idempotency_key_reused:
    '変更する前の内容は、すでに送信されています。変更した内容もあらためて送る場合は、もう一度「送信する」を押してください。',
  too_many_messages_from_network: (wait: string) =>
    `お使いのネットワークから多くの応援メッセージが送信されたため、いまは送信できません。入力した内容は残っています。${wait}ほど時間をおいて、もう一度お試しください。`,
  too_many_messages_to_facility: (wait: string) =>
    `この園への応援メッセージが集中しているため、いまは送信できません。入力した内容は残っています。${wait}ほど時間をおいて、もう一度お試しください。`,
  unavailable:
    '申し訳ございません。ただいま送信できたかどうかを確認できませんでした。入力した内容は残っています。もう一度「送信する」を押してください。同じ内容が二重に届くことはありません。',
} as const;
