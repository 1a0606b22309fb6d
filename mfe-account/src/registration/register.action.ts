import { register } from '@enerabi/shared/contract';
import { preloadTyped, type Refusal, sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { returnParameter, returnPathOf } from '@enerabi/shared/return-path';
import { withReturn } from '../form/return-to.ts';

export interface RegisterReply extends Refusal {
  /** Returned to the form, so that it need not be filled in again. The password is never sent back. */
  mailaddress: string;
  position_kind_ids: string[];
  /** Empty if the terms were not agreed to. */
  terms_version: string;
}

export const preload = () => preloadTyped(register);

export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const textOf = (name: string) => String(form.get(name) ?? '');
  const saved = {
    mailaddress: textOf('mailaddress'),
    position_kind_ids: form.getAll('position_kind_ids').map(String),
    terms_version: textOf('terms_version'),
  };
  const { searchParams } = new URL(args.request.url);
  const return_to = returnPathOf(searchParams.get(returnParameter));
  const sent = await sendForm(args, register, {
    ...saved,
    ...(return_to && { return_to }),
    position_kind_ids: saved.position_kind_ids.map(Number),
    password: textOf('password'),
  });
  if (!sent.isDone) return data<RegisterReply>({ ...saved, ...sent.refusal }, { status: sent.status });
  return redirect(withReturn(`/activate/${sent.reply.cognito_sub}`, searchParams));
};
