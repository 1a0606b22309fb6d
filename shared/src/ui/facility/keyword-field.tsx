import { keywordMaxLength } from '../../constants/limits.ts';
import { TextField, type TextFieldProps } from '../form/text/text-field.tsx';
import { copy } from './keyword-field.copy.ts';

/** What facilities are looked for by, in their own words; a search form calls it `keyword`. */
export const KeywordField = ({
  label = copy.label,
  ...rest
}: Partial<Omit<TextFieldProps, 'name' | 'type' | 'hint' | 'maxLength'>>) => (
  <TextField
    type="search"
    name="keyword"
    label={label}
    hint={copy.hint}
    maxLength={keywordMaxLength}
    enterKeyHint="search"
    {...rest}
  />
);
