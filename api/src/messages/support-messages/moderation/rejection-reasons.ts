import type { RejectionReason } from '../../../platform/db/support-message-schema.ts';

/** Why a message is not shown. */
export const rejectionReasons: Readonly<Record<RejectionReason, string>> = {
  personal: 'names a child, a parent or a member of staff',
  contact: 'has a phone number, a mail address, a link or a home address',
  abuse: 'insults or threatens somebody',
  accusation: 'accuses somebody of what the site cannot verify',
  off_topic: 'is not about the facility',
  advertising: 'advertises something',
  duplicate: 'has been sent before',
  other: 'another reason, which --note gives',
};

export const rejectionReasonIds = Object.keys(rejectionReasons) as RejectionReason[];
