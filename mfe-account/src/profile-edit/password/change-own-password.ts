import { changePassword } from '@enerabi/shared/contract';
import { sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import { changedAddress } from '../edit.address.ts';
import type { ReplyTo } from '../edit-reply.ts';

/** Changes the password and loads a new document, by which password managers see that the change succeeded. */
export async function changeOwnPassword(args: LoaderArgs, form: FormData) {
  const sent = await sendForm(args, changePassword, {
    password: String(form.get('password') ?? ''),
    new_password: String(form.get('new_password') ?? ''),
  });
  if (sent.isDone) return redirectDocument(changedAddress('password'));
  return data<ReplyTo<'password'>>({ form: 'password', ...sent.refusal }, { status: sent.status });
}
