import { type PartyLimits, partyLimitText } from '@enerabi/shared/child';
import { type ChildClassId, childClasses } from '@enerabi/shared/constants';
import type { BookingRefusal } from '@enerabi/shared/contract';

interface RefusedSlot extends PartyLimits {
  child_class_ids: readonly ChildClassId[];
  /** In words; undefined: it has begun. */
  opensAt: string | undefined;
}

const classes = ({ child_class_ids }: RefusedSlot): string =>
  child_class_ids.map((id) => childClasses[id]).join('・');

export const copy = {
  booked: '見学を予約しました。',
  changed: '見学の日時を変更しました。',
  refused: {
    visits_not_booked_here:
      'この園・施設の見学は、サイトでは予約できません。お電話などで、直接お問い合わせください。',
    slot_not_found: 'ご希望の日時の見学が見つかりません。日時を選び直してください。',
    booking_not_open_yet: ({ opensAt }) =>
      `この日時の見学は、${opensAt ? `${opensAt}から` : 'もうしばらくしてから'}予約できます。`,
    booking_closed:
      'この日時の見学は、予約の受付を終了しました。ほかの日時をお選びになるか、園・施設にお電話でご相談ください。',
    slot_full: 'ご希望の日時は、満席になりました。ほかの日時をお選びください。',
    child_of_other_class: (slot) =>
      `この日時の見学は、${classes(slot)}のお子さまが対象です。ほかの日時をお選びください。`,
    child_class_unknown: (slot) =>
      `この日時の見学は、${classes(slot)}のお子さまが対象です。お子さまの生年月日を入力してください。`,
    party_too_large: (slot) =>
      `この日時の見学は、1家庭につき${partyLimitText(slot)}までです。人数を減らすか、ほかの日時をお選びください。`,
    facility_already_booked:
      'この園・施設の見学は、すでに予約されています。日時は、マイページまたは確認のメールのリンクから変更できます。',
    time_already_booked: 'この時間には、別の園・施設の見学を予約されています。ほかの日時をお選びください。',
  } satisfies Record<BookingRefusal, string | ((slot: RefusedSlot) => string)>,
} as const;

/** The sentence for the family. */
export function refusalWords(refusal: BookingRefusal, slot: RefusedSlot): string {
  const words: string | ((slot: RefusedSlot) => string) = copy.refused[refusal];
  return typeof words === 'string' ? words : words(slot);
}
