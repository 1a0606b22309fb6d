import { closeAccount } from '@enerabi/shared/contract';
import { forgetDrafts } from '@enerabi/shared/drafts';
import { sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import type { ReplyTo } from '../edit-reply.ts';

/** Closes the account. The login page says goodbye, since this page is for members only. */
export async function close(args: LoaderArgs, form: FormData) {
  const password = String(form.get('password') ?? '');
  const isSure = form.has('is_sure');
  const refused = (status: number, rest: Pick<ReplyTo<'closing'>, 'errors' | 'failure'>) =>
    data<ReplyTo<'closing'>>({ form: 'closing', isSure, ...rest }, { status });
  const unsure = isSure ? [] : [{ name: 'is_sure', code: 'required' }];
  if (password === '' || !isSure) {
    const missing = password === '' ? [{ name: 'password', code: 'required' }] : [];
    return refused(422, { errors: [...missing, ...unsure] });
  }
  const sent = await sendForm(args, closeAccount, { password });
  if (!sent.isDone) return refused(sent.status, sent.refusal);
  forgetDrafts();
  return redirectDocument('/login?closed=done');
}
