import * as z from 'zod/mini';
import { commutePlaceNameMaxLength, mostCommuteDestinations } from '../../constants/index.ts';

/** Degrees (WGS 84), and the name of a station with 駅; '' for a position that the browser gave. */
const commutePlace = z.strictObject({
  name: z.string().check(z.maxLength(commutePlaceNameMaxLength)),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** A family's home, and where its parents work, in their order. */
const commutePlaces = z.strictObject({
  home: z.nullable(commutePlace),
  works: z.array(commutePlace).check(z.maxLength(mostCommuteDestinations)),
});

export const getCommutePlaces = { reply: commutePlaces };
export const saveCommutePlaces = { body: commutePlaces, reply: commutePlaces };

export type SavedCommutePlaces = z.output<typeof commutePlaces>;
