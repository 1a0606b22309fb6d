export interface Recipient {
  kind: 'facility' | 'desk';
  /** Undefined: nobody can be mailed. */
  mailaddress: string | undefined;
}

/**
 * Decides who gets a message or a booking: the facility where it has an address, else the site's desk. A demonstration
 * facility's address is invented, so that its messages never go there.
 * @param desk `DESK_MAILADDRESS`
 */
export const recipientOf = (
  facility: { contact_mailaddress: string | null; is_demo: boolean },
  desk: string | undefined,
): Recipient =>
  facility.contact_mailaddress && !facility.is_demo
    ? { kind: 'facility', mailaddress: facility.contact_mailaddress }
    : { kind: 'desk', mailaddress: desk };

/** The desk by the settings: mail that is only kept, and not sent, needs no address. */
export const deskOf = ({
  DESK_MAILADDRESS,
  MAIL_TRANSPORT,
  MAIL_FROM,
}: {
  DESK_MAILADDRESS?: string | undefined;
  MAIL_TRANSPORT: string;
  MAIL_FROM: string;
}): string | undefined => DESK_MAILADDRESS ?? (MAIL_TRANSPORT === 'outbox' ? MAIL_FROM : undefined);
