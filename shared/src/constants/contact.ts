/** Purpose kinds in display order: enrolment before work (specification section 3, R4.1). */
export const purposeKinds = [
  { id: 2, name: '入園先を探している' },
  { id: 1, name: '就職先・就業体験先を探している' },
] as const;

/** Contact purposes (specification section 3), grouped by their `purpose_kind_id`. */
export const contactKinds = [
  { id: 1, purpose_kind_id: 1, name: '施設見学のお申し込み・ご相談' },
  {
    id: 2,
    purpose_kind_id: 1,
    name: '保育体験（就業体験・インターンシップ・ボランティア）のお申し込み・ご相談',
  },
  { id: 999, purpose_kind_id: 1, name: '施設へのお問い合わせ' },
  { id: 1001, purpose_kind_id: 2, name: '施設見学のお申し込み・ご相談' },
  { id: 1005, purpose_kind_id: 2, name: '空き状況のお問い合わせ' },
  { id: 1006, purpose_kind_id: 2, name: '一時預かりのご相談' },
  { id: 9999, purpose_kind_id: 2, name: '施設へのお問い合わせ' },
] as const;

/** gender_kind_id (domain section 2). */
export const genderKinds = { 1: '女性', 2: '男性', 3: 'その他', 4: '回答しない' } as const;
export type GenderKindId = keyof typeof genderKinds;
export const genderKindIds = Object.keys(genderKinds).map(Number) as GenderKindId[];

/** support_message_recommend_kind_id (domain section 2). */
export const supportMessageRecommendKinds = {
  1: 'とてもすすめたい',
  2: 'すすめたい',
  3: 'どちらともいえない',
  4: 'あまりすすめられない',
} as const;
export type SupportMessageRecommendKindId = keyof typeof supportMessageRecommendKinds;
export const supportMessageRecommendKindIds = Object.keys(supportMessageRecommendKinds).map(
  Number,
) as SupportMessageRecommendKindId[];

/** Ways of contact, in the order in which a facility offers them. */
export const contactLinkKinds = [
  'booking',
  'enrolment_contact',
  'other_contact',
  'job_contact',
  'support_message',
  'phone',
  'web',
] as const;
export type ContactLinkKind = (typeof contactLinkKinds)[number];

/** Ids of `contactKinds` for which a facility calls back: a phone number is required. */
export const calledBackKindIds: readonly number[] = [1, 2, 1001];

export const contactContentMaxLength = 2_000;
export const maximumPreferredDates = 3;
/** A preferred date is tomorrow in Japan or later, and at most so many months ahead. */
export const preferredDateMostMonths = 6;
/** Longest Idempotency-Key, without quotes. */
export const idempotencyKeyMaxLength = 255;
export const defaultPurposeKindId = 2;
