import type { Municipality } from '@enerabi/gazetteer/municipalities';
import type { NameWithReading } from '@enerabi/gazetteer/name-with-reading';
import type { FacilityKind } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

/** 新宿区立緑町保育園: public facilities are called after their municipality. */
export function facilityName(
  random: RandomSource,
  { names }: FacilityKind,
  stem: NameWithReading,
  owner: Municipality['government'] | null,
): NameWithReading {
  const [name, kana] = random.weighted(names.map((pattern) => [pattern, pattern[2]] as const));
  const established = owner ? { text: `${owner.text}立`, kana: `${owner.kana}りつ` } : { text: '', kana: '' };
  return {
    text: established.text + name.replace('{}', stem.text),
    kana: established.kana + kana.replace('{}', stem.kana),
  };
}
