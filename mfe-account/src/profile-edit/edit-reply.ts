import type { Refusal } from '@enerabi/shared/form';
import { useActionData } from '@enerabi/shared/kernel';
import type { InformationReply } from '../basic-information/information-reply.ts';

/** Replies to each form of the page. They contain the typed text, except passwords. */
interface Replies {
  profile: InformationReply & { position_kind_ids: string[] };
  mailaddress: Refusal & {
    mailaddress: string;
    /** Whether a code has been sent to the address. */
    isSent?: true;
  };
  mailaddress_code: Refusal & { mailaddress: string; authentication_code: string };
  password: Refusal;
  logout_everywhere: Refusal;
  closing: Refusal & { isSure: boolean };
}

/** The forms of the page; each has its name in its field `form`. */
export type EditForm = keyof Replies;
export type ReplyTo<F extends EditForm> = Replies[F] & { form: F };

/** @returns the reply to this form; undefined if it was not sent last */
export function useReplyTo<F extends EditForm>(form: F): ReplyTo<F> | undefined {
  const reply = useActionData<ReplyTo<EditForm>>();
  return reply?.form === form ? (reply as ReplyTo<F>) : undefined;
}
