/** Why a message was not sent, by the problem's code; what was filled in stays (R6.6). */
export const contactFailures = {
  unauthorized:
    'ログインの有効期限が切れました。入力した内容は残っています。ログインすると、続きから送信できます。',
  onetime_not_accepted:
    'この園へのお問い合わせには、会員登録（無料）が必要です。入力した内容は残っています。ログイン・登録のあと、続きから送信できます。',
  facility_not_found: '申し訳ございません。この園は掲載が終了したため、送信できませんでした。',
  job_posting_not_found: '申し訳ございません。この求人は募集が終了したため、送信できませんでした。',
  contact_kind_not_permitted:
    'この園が受け付けていない種類が選ばれています。「修正する」から、種類を選び直してください。',
  preferred_date_too_early: '希望の日が過ぎています。「修正する」から、希望の日を選び直してください。',
  preferred_date_too_far: '希望の日が先すぎます。「修正する」から、希望の日を選び直してください。',
  preferred_date_not_a_day: '希望の日をご確認ください。「修正する」から、希望の日を選び直してください。',
  idempotency_key_reused:
    '変更する前の内容は、すでに送信されています。変更した内容もあらためて送る場合は、もう一度「送信する」を押してください。',
  too_many_messages: (wait: string) =>
    `短い時間に多くのお問い合わせが送信されたため、いまは送信できません。入力した内容は残っています。${wait}ほど時間をおいて、もう一度お試しください。`,
  too_many_messages_from_network: (wait: string) =>
    `お使いのネットワークから多くのお問い合わせが送信されたため、いまは送信できません。入力した内容は残っています。${wait}ほど時間をおいて、もう一度お試しください。`,
  too_many_messages_to_facility: (wait: string) =>
    `この園へのお問い合わせが集中しているため、いまは送信できません。入力した内容は残っています。${wait}ほど時間をおいて、もう一度お試しください。`,
  too_many_attempts:
    '登録の手続きが続いたため、いまは登録できません。入力した内容は残っています。パスワードを空にすると、登録せずに送信できます。',
  unavailable:
    '申し訳ございません。ただいま送信できたかどうかを確認できませんでした。入力した内容は残っています。もう一度「送信する」を押してください。同じ内容が二重に届くことはありません。',
} as const;
