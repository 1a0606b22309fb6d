import { prefectureByCode } from '@enerabi/shared/kernel';
import { copy } from './place-names.copy.ts';

/** Names the prefectures of an operator: all of them if they are few, else the first ones and how many more. */
export function placeNames(codes: readonly string[], mostNamed = 3): string {
  const names = codes.map((code) => prefectureByCode(code)?.name).filter((name) => name !== undefined);
  const named = names.slice(0, mostNamed).join(copy.between);
  return names.length > mostNamed ? copy.more(named, names.length - mostNamed) : named;
}
