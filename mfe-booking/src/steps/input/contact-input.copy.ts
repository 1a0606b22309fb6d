import {
  bookingMessageMaxLength,
  maximumOneStopChildren,
  maximumVisitingChildren,
  maximumVisitingPersons,
} from '@enerabi/shared/constants';
import type { FieldMessages } from '@enerabi/shared/form';

export const copy = {
  title: (facility: string) => `${facility}の見学予約の入力`,
  heading: '見学を予約する',
  lead: '予約の前に、確認の画面があります。会員登録をしなくても予約できます。',
  changeTime: '日時を変更する',
  chooseTime: '日時を選ぶ',
  person: {
    title: '来園される保護者の方',
    mail: 'メールアドレス',
    mailHint: '確認のメールをお送りします。例：hanako@example.jp',
    phone: '電話番号',
    phoneHint: '当日の急な連絡に使います。ハイフンはなくても入力できます。例：090-1234-5678',
    persons: '大人の人数',
    children: 'お子さまの人数',
    childrenHint: '一緒に来園されるお子さまの人数です。',
    adults: (number: number) => `${number}人`,
  },
  children: {
    title: 'お子さまのこと',
    lead: '園が、お子さまの年齢にあわせてご案内します。ご出産前は、出産予定日をお選びください。',
    leadOf: (classes: string) =>
      `この日時の見学は、${classes}クラスのお子さまが対象です。生年月日を入力してください。ご出産前は、出産予定日をお選びください。`,
    label: '生年月日（出産予定日）',
    birthday: (number: number) => `${number}人目のお子さま`,
    add: 'お子さまを追加する',
    removeOf: (number: number) => `${number}人目のお子さまの`,
    remove: '欄を削除する',
    none: 'お子さまのことは伝えません。',
    most: `お子さまは${maximumOneStopChildren}人まで入力できます。`,
    admission: '入園を希望する時期',
  },
  message: {
    title: '園に伝えたいこと',
    label: 'メッセージ',
    hint: '例：ベビーカーで伺います。アレルギーの対応についてお聞きしたいです。',
  },
  agreement: {
    title: '予約の前にご確認ください',
    cancel: (moment: string) =>
      `キャンセルと日時の変更は、${moment}までにお手続きください。キャンセル料はかかりません。`,
    late: '期限を過ぎてからのキャンセルは、園へ直接お電話ください。',
    shared: '入力した内容は、見学のために園へお伝えします。',
    terms: '見学予約の利用規約（新しいタブで開きます）',
    label: 'キャンセルの期限と利用規約に同意する',
  },
} as const;

const names = {
  person_last_name: 'お名前（姓）',
  person_first_name: 'お名前（名）',
  person_last_name_furigana: 'フリガナ（セイ）',
  person_first_name_furigana: 'フリガナ（メイ）',
} as const;

const nameMessages = Object.fromEntries(
  Object.entries(names).flatMap(([field, name]) => [
    [`${field}.required`, `${name}を入力してください。`],
    [`${field}.too_long`, `${name}は50文字以内で入力してください。`],
    [`${field}.not_furigana`, `${name}は、ひらがなかカタカナで入力してください。`],
    [field, `${name}をご確認ください。`],
  ]),
);

/** By the form's field, without the key of its row. */
export const messages: FieldMessages = {
  ...nameMessages,
  'desired_reservation_datetime.slot_not_found':
    '選んだ日時の見学は、予約できなくなりました。「日時を変更する」から、選び直してください。',
  desired_reservation_datetime: '見学の日時が選ばれていません。「日時を選ぶ」から、お選びください。',
  'person_contact_phone.required': '電話番号を入力してください。',
  person_contact_phone: '電話番号をご確認ください。「090-1234-5678」のように、市外局番から入力してください。',
  'person_contact_mail.required': 'メールアドレスを入力してください。',
  'person_contact_mail.invalid_mailaddress':
    'メールアドレスの形式が正しくありません。「hanako@example.jp」のように入力してください。',
  person_contact_mail: 'メールアドレスをご確認ください。',
  'person_number.party_too_large':
    'この日時の見学は、大人の人数が決まっています。人数を減らすか、「日時を変更する」から、ほかの日時をお選びください。',
  'child_number.party_too_large':
    'この日時の見学は、お子さまの人数が決まっています。人数を減らすか、「日時を変更する」から、ほかの日時をお選びください。',
  person_number: `大人の人数を、1人から${maximumVisitingPersons}人までで選び直してください。`,
  child_number: `お子さまの人数を、0人から${maximumVisitingChildren}人までで選び直してください。`,
  'children.child_class_unknown':
    'この日時の見学は、対象のクラスが決まっています。お子さまの生年月日を入力してください。',
  'children.child_of_other_class':
    'この日時の見学は、お子さまのクラスが対象に入っていません。「日時を変更する」から、ほかの日時をお選びください。',
  children: 'お子さまの生年月日をご確認ください。',
  'children.birthday': 'お子さまの生年月日を選び直してください。',
  'children.birthday.incomplete': 'お子さまの生年月日は、年・月・日をすべて選んでください。',
  'children.birthday.not_a_day': 'お子さまの生年月日に、ない日付が選ばれています。日を選び直してください。',
  'children.birthday.too_long_ago': 'お子さまの生年月日が20年より前になっています。年を選び直してください。',
  'children.birthday.too_far_ahead': 'お子さまの出産予定日が先すぎるようです。年と月を選び直してください。',
  desired_admission_date: '入園を希望する時期は、年と月の両方を選んでください。',
  'message_to_childcare_facility.too_long': `園に伝えたいことは${bookingMessageMaxLength.toLocaleString('ja-JP')}文字以内で入力してください。`,
  message_to_childcare_facility: '園に伝えたいことをご確認ください。',
  terms_version: 'キャンセルの期限と利用規約をお読みのうえ、同意するにチェックを入れてください。',
};
