import type { Capabilities } from '@enerabi/shared/constants';

/** Names the forms that are prefilled with the member's data; empty if the site has none (R7.3). */
export const prefilledForms = ({ visitBooking, inquiry }: Capabilities): string =>
  [visitBooking && '見学の予約', inquiry && 'お問い合わせ'].filter(Boolean).join('や');
