import { login, type Problem } from '@enerabi/shared/contract';
import { api, data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { type FieldCode, fieldCodes } from './field-codes.ts';

export interface LoginReply {
  /** Kept, so that nobody types it twice. The password is never sent back. */
  mailaddress: string;
  errors: FieldCode[];
  failure?: 'refused' | 'unavailable';
}

/**
 * Runs in the browser, and on the server where there are no scripts: by the same rules, with the same messages (R5.3).
 * The browser's call passes the gateway, where tokens are kept; the server's goes to the API past it, so that without
 * scripts a sign-in is checked but opens no session.
 */
export const action = async ({ request, context }: LoaderArgs) => {
  const form = await request.formData();
  const typed = {
    mailaddress: String(form.get('mailaddress') ?? ''),
    password: String(form.get('password') ?? ''),
  };
  const { body } = await login.schemas();
  const parsed = body.safeParse(typed);
  const answer = (status: number, rest: Omit<LoginReply, 'mailaddress'>) =>
    data<LoginReply>({ mailaddress: typed.mailaddress, ...rest }, { status });
  if (!parsed.success) return answer(422, { errors: fieldCodes(parsed.error.issues) });

  const failed = await context.get(api)(login, {
    body: parsed.data,
    signal: request.signal,
    onFailure: ({ status }: Problem) => (status === 401 ? 'refused' : 'unavailable'),
  });
  if (typeof failed === 'string')
    return answer(failed === 'refused' ? 401 : 503, { errors: [], failure: failed });
  return redirect('/');
};
