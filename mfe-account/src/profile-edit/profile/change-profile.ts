import { type PositionKindId, positionKindIds } from '@enerabi/shared/constants';
import { updateProfile } from '@enerabi/shared/contract';
import { sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';
import { checkDraft } from '../../basic-information/draft/check-draft.ts';
import { inputOf } from '../../basic-information/draft/draft-input.rules.ts';
import { readDraft } from '../../basic-information/draft/read-draft.ts';
import { replyOfRows } from '../../basic-information/information-reply.ts';
import { changedAddress } from '../edit.address.ts';
import type { ReplyTo } from '../edit-reply.ts';
import { asPositions } from './positions.rules.ts';

type ProfileReply = ReplyTo<'profile'>;

/** Saves the profile and loads a new document, which shows the new name and purposes. */
export async function changeProfile(args: LoaderArgs, form: FormData) {
  const draft = readDraft(form);
  const position_kind_ids = form.getAll('position_kind_ids').map(String);
  const saved = { form: 'profile', draft, position_kind_ids } as const;
  const rows = replyOfRows(draft, String(form.get('intent')));
  if (rows) return data<ProfileReply>({ ...saved, ...rows });

  const positions = positionKindIds.filter((id): id is PositionKindId =>
    position_kind_ids.includes(String(id)),
  );
  const shown = asPositions(draft, positions);
  const result = { ...inputOf(shown), position_kind_ids: positions };
  const errors = await checkDraft(updateProfile, shown, result, dayInJapan(new Date()));
  if (errors.length > 0) return data<ProfileReply>({ ...saved, errors }, { status: 422 });
  const sent = await sendForm(args, updateProfile, result);
  if (sent.isDone) return redirectDocument(changedAddress('profile'));
  return data<ProfileReply>({ ...saved, ...sent.refusal }, { status: sent.status });
}
