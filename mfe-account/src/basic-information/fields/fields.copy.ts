import { type Capabilities, mostProfileChildren } from '@enerabi/shared/constants';
import type { FieldMessages } from '@enerabi/shared/form';
import { occupationMessages } from '@enerabi/shared/form/occupation';
import { prefilledForms } from '../../member/prefilled-forms.ts';
import { termsMessages } from '../../registration/register.copy.ts';

export const copy = {
  person: 'お名前・電話番号',
  phone: '電話番号',
  phoneHint: 'ハイフンはなくても入力できます。例：090-1234-5678',
  home: {
    title: 'ご住所',
    lead: (can: Capabilities) => {
      const forms = prefilledForms(can);
      return forms ? `登録しておくと、${forms}のときに、入力の手間がはぶけます。` : undefined;
    },
    prefecture: '都道府県',
    choose: '選択してください',
    municipality: '市区町村',
    address: '町名・番地',
    building: '建物名・部屋番号',
  },
  children: {
    title: 'お子さま',
    lead: ({ visitBooking }: Capabilities) =>
      `${visitBooking ? '生年月日を登録しておくと、見学の予約がスムーズになります。' : ''}ご出産前のお子さまは、出産予定日で登録できます。`,
    birthdays: '生年月日（出産予定日）',
    birthday: (number: number) => `${number}人目のお子さま`,
    selected: 'お問い合わせのときに、このお子さまをはじめから選んでおく',
    add: 'お子さまを追加する',
    removeOf: (number: number) => `${number}人目のお子さまの`,
    remove: '欄を削除する',
    most: `お子さまは${mostProfileChildren}人まで登録できます。`,
    none: 'お子さまは登録されていません。',
  },
  work: {
    title: 'お仕事のこと',
    lead: ({ jobBoard }: Capabilities) =>
      jobBoard
        ? '園への就職・就業体験のお問い合わせのときに、あらかじめ入力された状態になります。'
        : undefined,
    experiences: '経験したことのあるお仕事',
    type: (number: number) => `経験${number}の職種`,
    years: (number: number) => `経験${number}の年数`,
    add: '経験を追加する',
    removeOf: (number: number) => `経験${number}の`,
    remove: '欄を削除する',
    none: '経験は登録されていません。',
  },
} as const;

/** By the form's field, without the key of its row. */
export const messages: FieldMessages = {
  ...termsMessages,
  'last_name.required': 'お名前（姓）を入力してください。',
  'last_name.too_long': 'お名前（姓）は50文字以内で入力してください。',
  'first_name.required': 'お名前（名）を入力してください。',
  'first_name.too_long': 'お名前（名）は50文字以内で入力してください。',
  'last_name_furigana.required': 'フリガナ（セイ）を入力してください。',
  'last_name_furigana.too_long': 'フリガナ（セイ）は50文字以内で入力してください。',
  'last_name_furigana.not_furigana': 'フリガナ（セイ）は、ひらがなかカタカナで入力してください。',
  'first_name_furigana.required': 'フリガナ（メイ）を入力してください。',
  'first_name_furigana.too_long': 'フリガナ（メイ）は50文字以内で入力してください。',
  'first_name_furigana.not_furigana': 'フリガナ（メイ）は、ひらがなかカタカナで入力してください。',
  'phone_number.required': '電話番号を入力してください。',
  phone_number: '電話番号をご確認ください。「090-1234-5678」のように、市外局番から入力してください。',
  position_kind_ids: 'ご利用の目的を1つ以上選択してください。',
  postal_code: '郵便番号は7桁の数字で入力してください。例：100-0001',
  prefecture_code: '都道府県を選び直してください。',
  municipality_name: '市区町村は100文字以内で入力してください。',
  address: '町名・番地は200文字以内で入力してください。',
  building: '建物名・部屋番号は200文字以内で入力してください。',
  children: 'お子さまの生年月日をご確認ください。',
  'children.birthday.incomplete': 'お子さまの生年月日は、年・月・日をすべて選んでください。',
  'children.birthday.not_a_day': 'お子さまの生年月日に、ない日付が選ばれています。日を選び直してください。',
  'children.birthday.too_long_ago': 'お子さまの生年月日が20年より前になっています。年を選び直してください。',
  'children.birthday.too_far_ahead': 'お子さまの出産予定日が先すぎるようです。年と月を選び直してください。',
  job_experiences: '経験したことのあるお仕事をご確認ください。',
  'job_experiences.job_type_id.required': '経験したお仕事の職種を選んでください。',
  'job_experiences.job_type_id.repeated':
    '同じ職種が2回選ばれています。別の職種を選ぶか、欄を削除してください。',
  'job_experiences.experience_year_id.required': '経験したお仕事の年数を選んでください。',
  ...occupationMessages,
};
