import type { Municipality } from '@enerabi/gazetteer/municipalities';
import type { Spoken } from '@enerabi/gazetteer/spoken';
import type { Draw } from '../draw.ts';
import type { FacilityKind } from '../facility-kinds.ts';

/** 新宿区立緑町保育園: public facilities are called after their municipality. */
export function facilityName(
  draw: Draw,
  { names }: FacilityKind,
  stem: Spoken,
  owner: Municipality['government'] | null,
): Spoken {
  const [name, kana] = draw.weighted(names.map((pattern) => [pattern, pattern[2]] as const));
  const established = owner ? { text: `${owner.text}立`, kana: `${owner.kana}りつ` } : { text: '', kana: '' };
  return {
    text: established.text + name.replace('{}', stem.text),
    kana: established.kana + kana.replace('{}', stem.kana),
  };
}
