import { activate, resendAuthenticationCode } from '@enerabi/shared/contract';
import { preloadTyped, type Refusal, sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirect, redirectDocument } from '@enerabi/shared/kernel';
import { withReturn } from '../form/return-to.ts';

/** The form of the page that was sent. */
export type Intent = 'complete' | 'resend';

export interface ActivateReply extends Refusal {
  intent: Intent;
  /** Returned to the form, so that it need not be typed again. */
  authentication_code?: string;
}

export const preload = () => preloadTyped(activate);

export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  return form.get('intent') === 'resend' ? resend(args) : complete(args, form);
};

async function complete(args: LoaderArgs, form: FormData) {
  const { cognito_sub = '' } = args.params;
  const authentication_code = String(form.get('authentication_code') ?? '');
  const mailaddress = String(form.get('mailaddress') ?? '');
  const sent = await sendForm(args, activate, { authentication_code, mailaddress, cognito_sub });
  if (sent.isDone) {
    const { searchParams } = new URL(args.request.url);
    return redirectDocument(withReturn(`/activate/basic_information/${cognito_sub}`, searchParams));
  }
  const { status, refusal } = sent;
  const isCodeRefused = refusal.failure === 'authentication_code_refused';
  const result: Refusal = isCodeRefused
    ? { errors: [{ name: 'authentication_code', code: 'refused' }] }
    : refusal;
  return data<ActivateReply>({ intent: 'complete', authentication_code, ...result }, { status });
}

async function resend(args: LoaderArgs) {
  const { cognito_sub = '' } = args.params;
  const sent = await sendForm(args, resendAuthenticationCode, { cognito_sub });
  if (sent.isDone) return data<ActivateReply>({ intent: 'resend', errors: [] });
  const { pathname, search } = new URL(args.request.url);
  // The registration has expired meanwhile; the loader shows that.
  if (sent.status === 404) return redirect(pathname + search);
  return data<ActivateReply>({ intent: 'resend', ...sent.refusal }, { status: sent.status });
}
