import { changeMailaddress } from '@enerabi/shared/contract';
import { sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs } from '@enerabi/shared/kernel';
import type { ReplyTo } from '../edit-reply.ts';

/** Replies without a navigation, since an address of the page must not contain the new mail address. */
export async function changeAddress(args: LoaderArgs, form: FormData) {
  const mailaddress = String(form.get('mailaddress') ?? '');
  const password = String(form.get('password') ?? '');
  const sent = await sendForm(args, changeMailaddress, { mailaddress, password });
  const saved = { form: 'mailaddress', mailaddress } as const;
  if (sent.isDone) return data<ReplyTo<'mailaddress'>>({ ...saved, errors: [], isSent: true });
  return data<ReplyTo<'mailaddress'>>({ ...saved, ...sent.refusal }, { status: sent.status });
}
