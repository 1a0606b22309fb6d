import { commutePlacesOf, hasPlaces } from '@enerabi/shared/commute';
import { saveCommutePlaces } from '@enerabi/shared/contract';
import { data, type LoaderArgs } from '@enerabi/shared/kernel';
import { carryOut } from '../../member/carry-out.ts';

/**
 * Saves the places that the form has with the account; none deletes those that it had.
 * @throws a router response with 400 if the form was not made by this site
 */
export async function savePlaces(args: LoaderArgs, form: FormData) {
  const places = commutePlacesOf(parsed(form.get('places')));
  const body = { home: places.home ?? null, works: [...places.works] };
  const failed = await carryOut(args, saveCommutePlaces, body);
  if (failed)
    return data({ intent: 'save_places', failure: failed.code } as const, { status: failed.status });
  return { intent: 'save_places', isRemoved: !hasPlaces(places) } as const;
}

function parsed(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw data(undefined, { status: 400 });
  }
}
