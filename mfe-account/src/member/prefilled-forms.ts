import type { Capabilities } from '@enerabi/shared/constants';

/** Names the forms that take over what a member has registered; empty while there are none (R7.3). */
export const prefilledForms = ({ visitBooking, inquiry }: Capabilities): string =>
  [visitBooking && '見学の予約', inquiry && 'お問い合わせ'].filter(Boolean).join('や');
