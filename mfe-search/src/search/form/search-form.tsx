import { Link } from '@enerabi/shared/kernel';
import { Button } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { closeFold, PreviewTotal, SearchFold } from '../fold/search-fold.tsx';
import { copy } from './search-form.copy.ts';
import styles from './search-form.module.css';
import { useFilledForm } from './use-filled-form.ts';
import { useSearchSubmit } from './use-search-submit.ts';

interface SearchFormProps {
  /** Path of the list. */
  action: string;
  /** The shown list's address, with the names of the form's controls. */
  shown: string;
  /** The address of the list that a form with these fields asks for. */
  addressIn: (fields: URLSearchParams) => string;
  /** How many conditions are active. */
  set: number;
  /** The address without any condition. */
  clearTo: string;
  sort: string;
  preview: (event: FormEvent<HTMLFormElement>) => void;
  previewTotal: number | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * A plain GET form; with scripts it navigates to the same address without the empty fields. On a phone it is folded, so
 * that the results come first; on a wide screen the style sheet keeps it open.
 */
export function SearchForm({
  action,
  shown,
  addressIn,
  set,
  clearTo,
  sort,
  children,
  ...form
}: SearchFormProps) {
  const { preview, previewTotal } = form;
  const element = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const { isSearching, submit: search } = useSearchSubmit(addressIn);
  const keep = useFilledForm(element, shown);
  const change = (event: FormEvent<HTMLFormElement>): void => {
    keep(event);
    preview(event);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    search(event);
    closeFold(fold.current);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers we serve do not know <search>
    <form role="search" ref={element} method="get" action={action} onSubmit={submit} onChange={change}>
      <SearchFold ref={fold} title={copy.fold} set={set} isHeldOpen>
        <h2 className={styles.title}>{copy.title}</h2>
        {children}
        {sort !== 'standard' && <input type="hidden" name="sort" value={sort} />}
        <PreviewTotal total={previewTotal} />
        <Button type="submit" pending={isSearching} icon={<SearchIcon size="small" />}>
          {copy.submit}
        </Button>
        {set > 0 && (
          <Link className={styles.clear} to={clearTo}>
            {copy.clear}
          </Link>
        )}
      </SearchFold>
    </form>
  );
}
