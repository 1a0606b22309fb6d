import { readingOf } from '../../../japanese/kana.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { NormalisedField } from '../text/normalised-field.tsx';
import { copy } from './furigana-pair.copy.ts';
import styles from './name-pair.module.css';
import type { NamePairProps } from './name-pair.tsx';

const normalise = (typed: string): string => readingOf(typed) ?? '';

/** セイ and メイ: hiragana and half-width katakana are accepted, and converted to full-width katakana. */
export const FuriganaPair = ({
  label = copy.label,
  hint = copy.hint,
  need,
  family,
  given,
  disabled,
}: Omit<NamePairProps, 'isOwn'>) => (
  <FieldGroup name={`${family.name}-pair`} label={label} hint={hint} need={need}>
    <div className={styles.pair}>
      <NormalisedField
        label={copy.family}
        {...family}
        need={need}
        disabled={disabled}
        normalise={normalise}
      />
      <NormalisedField label={copy.given} {...given} need={need} disabled={disabled} normalise={normalise} />
    </div>
  </FieldGroup>
);
