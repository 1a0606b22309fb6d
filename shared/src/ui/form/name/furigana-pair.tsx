import { readingOf } from '../../../japanese/kana.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { NormalisedField } from '../text/normalised-field.tsx';
import styles from './name-pair.module.css';
import type { NamePairProps } from './name-pair.tsx';

const normalise = (typed: string): string => readingOf(typed) ?? '';

/** セイ and メイ: hiragana and half-width katakana are accepted, and converted to full-width katakana. */
export const FuriganaPair = ({
  label = 'フリガナ',
  hint = 'ひらがなで入力しても、カタカナに変わります。',
  need,
  family,
  given,
  disabled,
}: Omit<NamePairProps, 'isOwn'>) => (
  <FieldGroup name={`${family.name}-pair`} label={label} hint={hint} need={need}>
    <div className={styles.pair}>
      <NormalisedField label="セイ" {...family} need={need} disabled={disabled} normalise={normalise} />
      <NormalisedField label="メイ" {...given} need={need} disabled={disabled} normalise={normalise} />
    </div>
  </FieldGroup>
);
