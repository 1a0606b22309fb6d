import { register, sendCandidateMessage, sendOnetimeCandidateMessage } from '@enerabi/shared/contract';

/** Notes for callers of an operation, besides its fields. They are not in the contract, which browsers load. */
export const operationNotes: Readonly<Record<string, string>> = {
  [register.id]:
    '必要なのはmailaddressとpasswordだけです。terms_versionを送らない登録は、利用規約にまだ同意していないものとして記録され、基本情報の登録で同意をお願いします。position_kind_idsを送らない登録は、保護者（2）になります。返答は、すでに会員のメールアドレスでも同じです。',
  [sendCandidateMessage.id]:
    'kindsは、フォームのすべての項目と、選ばれたかどうか（value）です。children のうち、sending_childrenに番号のある子の分だけを保存して送ります。同じ内容を同じメールアドレスから10分以内に送ると、Idempotency-Keyがなくても最初の返答が返り、2度は送られません。',
  [sendOnetimeCandidateMessage.id]:
    'ask_onetimeがtrueの園・施設だけが受け付けます。passwordは、job_posting_idのある送信でだけ使え、会員登録を同時に始めます。',
  getUserStatus:
    'mailaddressだけで呼び出せますが、だれが会員かを第三者に知らせないため、その返答はどのメールアドレスでもunknownです。unknown以外を返すのは、その登録のcognito_subを添えたときと、会員が自分のメールアドレスについて尋ねたときだけです。短い間に何度も尋ねると429になります。',
};
