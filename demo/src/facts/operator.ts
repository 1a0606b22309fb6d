import type { Municipality } from '@enerabi/gazetteer/municipalities';
import type { NameWithReading } from '@enerabi/gazetteer/name-with-reading';
import { toKatakana } from '@enerabi/shared/japanese';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { FacilityKind } from '../facility-kinds.ts';
import { facilityName } from '../names/facility-name.ts';
import type { RandomSource } from '../random-source.ts';
import { corporationOf } from './corporations.ts';

export type Operator = Required<Pick<FacilityRecord, 'name' | 'name_kana' | 'ownership' | 'corporation'>>;

/** Share of public facilities that a corporation runs under the municipality's name (公設民営). */
const contractedShare = 0.15;

/** Derives owner and operator, and the name, which says so. Public kindergartens are run by their municipality. */
export function operatorOf(
  random: RandomSource,
  kind: FacilityKind,
  municipality: Municipality,
  stem: NameWithReading,
  serial: number,
  seed: number,
): Operator {
  const { government } = municipality;
  const isEstablished = random.chance(kind.publicShare);
  const isContracted = isEstablished && kind.family !== 'kindergarten' && random.chance(contractedShare);
  const name = facilityName(random, kind, stem, isEstablished ? government : null);
  return {
    name: name.text,
    name_kana: toKatakana(name.kana),
    ownership: isContracted ? 3 : isEstablished ? 1 : 2,
    corporation:
      isEstablished && !isContracted
        ? { name: government.text, name_kana: toKatakana(government.kana), kind: '地方公共団体' }
        : corporationOf(random, kind.family, municipality, serial, seed),
  };
}
