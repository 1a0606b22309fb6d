import { supportMessageMaxLength } from '@enerabi/shared/constants';
import type { FieldMessages } from '@enerabi/shared/form';

export const copy = {
  title: (facility: string) => `${facility}への応援メッセージ`,
  heading: '応援メッセージを書く',
  lead: '園に通っている方、通っていた方のことばが、これから園を選ぶご家庭の助けになります。会員登録をしなくても送信できます。',
  rules: {
    title: '掲載の前に、担当者が内容を確認します',
    points: [
      '送信から掲載まで、2日ほどかかることがあります。',
      '掲載するのは、お子さまのクラス、あなたの年代、おすすめの度合い、メッセージ、送信日です。',
      'お子さまや先生のお名前、連絡先など、個人がわかることは書かないでください。',
    ],
  },
  family: 'ご家庭のこと',
  childClass: 'お子さまのクラス',
  childClassHint: '卒園・転園された方は、最後に通っていたクラスをお選びください。',
  parentAge: 'あなたの年代',
  unsaid: '回答しない',
  gender: 'あなたの性別',
  genderHint: 'サイトには掲載しません。',
  message: '園のこと',
  recommend: 'おすすめの度合い',
  description: 'メッセージ',
  descriptionHint:
    'おすすめの度合いだけでも送信できます。例：園庭が広く、毎日外で遊んで帰ってきます。連絡帳がていねいで、初めての保育園でも安心でした。',
} as const;

/** By the form's field. */
export const messages: FieldMessages = {
  child_class_id: 'お子さまのクラスを選んでください。',
  parent_age_text: 'あなたの年代を選び直してください。',
  gender_kind_id: 'あなたの性別を選んでください。「回答しない」も選べます。',
  support_message_recommend_kind_id: 'おすすめの度合いを選んでください。',
  'support_message_description.too_long': `メッセージは${supportMessageMaxLength.toLocaleString('ja-JP')}文字以内に短くしてください。`,
  support_message_description: 'メッセージをご確認ください。',
};
