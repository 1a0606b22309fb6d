import { addFavoriteFacilities } from '@enerabi/shared/contract';
import { sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import { addedAddress } from '../mypage.address.ts';
import { forgetBrowserFavorites } from './stored-favorites.ts';

/** Moves the favourites of a visitor's browser to the member's account. */
export async function addBrowserFavorites(args: LoaderArgs, form: FormData) {
  const facility_ids = form.getAll('facility_ids').map(Number);
  const sent = await sendForm(args, addFavoriteFacilities, { facility_ids });
  if (!sent.isDone)
    return data({ intent: 'add_favorites', failure: sent.refusal.failure ?? 'unavailable' } as const, {
      status: sent.status,
    });
  forgetBrowserFavorites();
  return redirectDocument(addedAddress(sent.reply.added));
}
