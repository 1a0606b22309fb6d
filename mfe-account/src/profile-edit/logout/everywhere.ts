import { logoutEverywhere } from '@enerabi/shared/contract';
import { sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import { forgetDrafts } from '../../mypage/drafts/stored-drafts.ts';
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
