import { useActionData } from '@enerabi/shared/kernel';
import type { InformationReply } from '../basic-information/information-reply.ts';
import type { Refusal } from '../form/send-form.ts';

/** Replies to each form of the page. The typed text is saved, except passwords. */
interface Replies {
  profile: InformationReply & { position_kind_ids: string[] };
  mailaddress: Refusal & {
    mailaddress: string;
    /** A code is on its way to it. */
    isSent?: true;
  };
  mailaddress_code: Refusal & { mailaddress: string; authentication_code: string };
  password: Refusal;
  logout_everywhere: Refusal;
  closing: Refusal & { isSure: boolean };
}

/** The forms of the page; each names itself in its field `form`. */
export type EditForm = keyof Replies;
export type ReplyTo<F extends EditForm> = Replies[F] & { form: F };

/** @returns what this form is told; undefined where none was sent, or another */
export function useReplyTo<F extends EditForm>(form: F): ReplyTo<F> | undefined {
  const reply = useActionData<ReplyTo<EditForm>>();
  return reply?.form === form ? (reply as ReplyTo<F>) : undefined;
}
