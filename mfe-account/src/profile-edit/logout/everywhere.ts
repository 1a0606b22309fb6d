import { logoutEverywhere } from '@enerabi/shared/contract';
import { forgetDrafts } from '@enerabi/shared/drafts';
import { sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import type { ReplyTo } from '../edit-reply.ts';

export async function everywhere(args: LoaderArgs) {
  const sent = await sendForm(args, logoutEverywhere, {});
  if (!sent.isDone)
    return data<ReplyTo<'logout_everywhere'>>(
      { form: 'logout_everywhere', ...sent.refusal },
      { status: sent.status },
    );
  forgetDrafts();
  return redirectDocument('/');
}
