import { confirmMailaddress } from '@enerabi/shared/contract';
import { type Refusal, sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import { changedAddress } from '../edit.address.ts';
import type { ReplyTo } from '../edit-reply.ts';

/** Confirms the new address and loads a new document, which shows it. */
export async function confirmAddress(args: LoaderArgs, form: FormData) {
  const authentication_code = String(form.get('authentication_code') ?? '');
  const mailaddress = String(form.get('mailaddress') ?? '');
  const sent = await sendForm(args, confirmMailaddress, { authentication_code });
  if (sent.isDone) return redirectDocument(changedAddress('mailaddress'));
  const { status, refusal } = sent;
  const isRefused = refusal.failure === 'authentication_code_refused';
  const result: Refusal = isRefused
    ? { errors: [{ name: 'authentication_code', code: 'refused' }] }
    : refusal;
  const saved = { form: 'mailaddress_code', mailaddress, authentication_code } as const;
  return data<ReplyTo<'mailaddress_code'>>({ ...saved, ...result }, { status });
}
