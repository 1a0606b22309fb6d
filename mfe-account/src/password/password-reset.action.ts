import { resetPassword } from '@enerabi/shared/contract';
import { preloadTyped, type Refusal, sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';

export type PasswordResetReply = Refusal;

/** Fields from the link, which a visitor cannot correct. */
const ofLink = ['cognito_sub', 'token'];

export const preload = () => preloadTyped(resetPassword);

export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const textOf = (name: string) => String(form.get(name) ?? '');
  const sent = await sendForm(args, resetPassword, {
    cognito_sub: args.params.cognito_sub ?? '',
    token: textOf('token'),
    password: textOf('password'),
  });
  // The reset has ended every session, also this browser's, and only a new document shows that.
  if (sent.isDone) return redirectDocument('/login?reset=done');
  const isLinkRefused = sent.refusal.errors.some(({ name }) => ofLink.includes(name));
  const result: Refusal = isLinkRefused ? { errors: [], failure: 'token_refused' } : sent.refusal;
  return data<PasswordResetReply>(result, { status: sent.status });
};
