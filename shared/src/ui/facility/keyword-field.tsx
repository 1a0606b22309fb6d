import { keywordMaxLength } from '../../constants/facility-search.ts';
import { TextField, type TextFieldProps } from '../form/text/text-field.tsx';
import { copy } from './keyword-field.copy.ts';

/** The field for a free text search; its name in a search form is `keyword`. */
export const KeywordField = ({
  label = copy.label,
  hint = copy.hint,
  ...rest
}: Partial<Omit<TextFieldProps, 'name' | 'type' | 'maxLength'>>) => (
  <TextField
    type="search"
    name="keyword"
    label={label}
    hint={hint}
    maxLength={keywordMaxLength}
    enterKeyHint="search"
    {...rest}
  />
);
