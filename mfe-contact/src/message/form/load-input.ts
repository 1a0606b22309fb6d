import { dayInJapan } from '@enerabi/shared/clock';
import { getContactCalendar, getProfile, type Profile } from '@enerabi/shared/contract';
import { madeNow } from '@enerabi/shared/form-flow';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { type ContactDraft, emptyDraft } from '../draft/contact-draft.ts';

/** What every input page needs beside its target: the days to choose, and the member's facts (R4.4). */
export async function loadInput(
  { request, context, params }: LoaderArgs,
  /** What this tab has filled in before: then the member's facts are not needed. */
  known: ContactDraft | null | undefined,
  fill: (profile: Profile | null) => {
    purposeKindId: number;
    informed: (empty: ContactDraft) => ContactDraft;
  },
) {
  const call = context.get(api);
  const now = new Date();
  const [profile, calendar] = await Promise.all([
    // A visitor has none, and without it the form is empty.
    known ? null : call(getProfile, { signal: request.signal, onFailure: () => null }),
    call(getContactCalendar, {
      query: { facility_path_name: params.facility_path_name ?? '' },
      signal: request.signal,
      onFailure: () => null,
      // On a line that is cut, not even the call's script comes.
    }).catch(() => null),
  ]);
  const { purposeKindId, informed } = fill(profile);
  return { calendar, initial: informed(emptyDraft(purposeKindId, madeNow(now))), today: dayInJapan(now) };
}
