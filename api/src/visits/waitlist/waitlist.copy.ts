import type { WaitRefusal } from '@enerabi/shared/contract';

export const copy = {
  joined: 'キャンセル待ちに登録しました。',
  refused: {
    visits_not_booked_here:
      'この園・施設の見学は、サイトでは予約できません。お電話などで、直接お問い合わせください。',
    slot_not_found: 'ご希望の日時の見学が見つかりません。日時を選び直してください。',
    booking_closed:
      'この日時の見学は、予約の受付を終了しました。ほかの日時をお選びになるか、園・施設にお電話でご相談ください。',
    slot_available: '空きが出ています。キャンセル待ちをせずに、そのまま予約できます。',
    facility_already_booked:
      'この園・施設の見学は、すでに予約されています。日時は、マイページまたは確認のメールのリンクから変更できます。',
    child_of_other_class:
      'この日時の見学は、お子さまのクラスが対象に入っていません。ほかの日時をお選びください。',
    child_class_unknown:
      'この日時の見学は、対象のクラスが決まっています。お子さまの生年月日を入力してください。',
  } satisfies Record<WaitRefusal, string>,
} as const;
