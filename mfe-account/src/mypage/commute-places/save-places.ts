import { commutePlacesOf, hasPlaces } from '@enerabi/shared/commute';
import { saveCommutePlaces } from '@enerabi/shared/contract';
import { data, type LoaderArgs } from '@enerabi/shared/kernel';
import { carryOut } from '../../member/carry-out.ts';

/**
 * Saves the places that the form has with the account; none deletes those that it had.
 * @throws a router response with 400 if the form was not made by this site
 */
export async function savePlaces(args: LoaderArgs, form: FormData) {
  const { home, works } = commutePlacesOf(parsed(form.get('places')));
  const failed = await carryOut(args, saveCommutePlaces, { home: home ?? null, works: [...works] });
  if (failed)
    return data({ intent: 'save_places', failure: failed.code } as const, { status: failed.status });
  return { intent: 'save_places', isRemoved: !hasPlaces({ ...(home && { home }), works }) } as const;
}

function parsed(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw data(undefined, { status: 400 });
  }
}
