import { forgotPassword } from '@enerabi/shared/contract';
import { preloadTyped, type Refusal, sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs } from '@enerabi/shared/kernel';

export interface PasswordForgotReply extends Refusal {
  mailaddress: string;
  /** The same for every address, so that nobody can find out who is a member. */
  isSent: boolean;
}

export const preload = () => preloadTyped(forgotPassword);

export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const mailaddress = String(form.get('mailaddress') ?? '');
  const sent = await sendForm(args, forgotPassword, { mailaddress });
  if (sent.isDone) return data<PasswordForgotReply>({ mailaddress, isSent: true, errors: [] });
  return data<PasswordForgotReply>({ mailaddress, isSent: false, ...sent.refusal }, { status: sent.status });
};
