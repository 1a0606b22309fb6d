import { login } from '@enerabi/shared/contract';
import { preloadTyped, type Refusal, sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import { returnParameter, returnPathOf } from '@enerabi/shared/return-path';

export interface LoginReply extends Refusal {
  /** Returned to the form, so that it need not be typed again. The password is never sent back. */
  mailaddress: string;
}

export const preload = () => preloadTyped(login);

/** Logs in. The gateway keeps the tokens (R3.2), and a new document has the session. */
export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const mailaddress = String(form.get('mailaddress') ?? '');
  const password = String(form.get('password') ?? '');
  const sent = await sendForm(args, login, { mailaddress, password });
  if (!sent.isDone) return data<LoginReply>({ mailaddress, ...sent.refusal }, { status: sent.status });
  const { searchParams } = new URL(args.request.url);
  return redirectDocument(returnPathOf(searchParams.get(returnParameter)) ?? '/mypage');
};
