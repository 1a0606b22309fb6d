import { Link } from '@enerabi/shared/kernel';
import { announce, KeywordField, ProperName } from '@enerabi/shared/ui';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import styles from './keyword-suggestions.module.css';
import { suggestedGroups } from './suggested-links.ts';
import { copy } from './suggestions.copy.ts';
import { useSuggestedSearches } from './use-suggested-searches.ts';

/**
 * The keyword field with links to likely targets: the arrow keys move through them, Escape closes them. They are links
 * rather than a listbox, so that they can be opened in any way; without scripts the field is a plain field.
 */
export function KeywordSuggestions({ defaultValue }: { defaultValue?: string | undefined }) {
  const around = useRef<HTMLDivElement>(null);
  const { suggested, suggest, clear } = useSuggestedSearches();
  const groups = useMemo(() => (suggested?.searches ? suggestedGroups(suggested.searches) : []), [suggested]);
  const count = groups.reduce((sum, { links }) => sum + links.length, 0);
  useEffect(() => {
    if (count > 0) announce(copy.found(count));
  }, [count]);

  const follow = ({ target, nativeEvent }: FormEvent<HTMLDivElement>): void => {
    if (!(target instanceof HTMLInputElement) || (nativeEvent as InputEvent).isComposing) return;
    const area = target.form?.elements.namedItem('area');
    const isChosen = area instanceof HTMLSelectElement || area instanceof HTMLInputElement;
    suggest(target.value, isChosen ? area.value : undefined);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.nativeEvent.isComposing) return;
    // A submitted search needs no suggestions, and drops those that are loading.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) clear();
    if (event.key === 'Enter' || count === 0) return;
    const stops = [...(around.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape') {
      stops[0]?.focus();
      clear();
    } else if (event.key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') stops[Math.max(at - 1, 0)]?.focus();
    else return;
    event.preventDefault();
  };
  const leave = ({ relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    if (!around.current?.contains(relatedTarget)) clear();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links within
    <div
      ref={around}
      className={styles.around}
      onInput={follow}
      onCompositionEnd={follow}
      onKeyDown={move}
      onBlur={leave}
    >
      <KeywordField defaultValue={defaultValue} autoComplete="off" />
      {count > 0 && (
        <nav className={styles.suggestions} aria-label={copy.title}>
          {groups.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
              <ul className={styles.list}>
                {links.map(({ name, note, to }) => (
                  <li key={to}>
                    <Link className={styles.link} to={to} onClick={clear}>
                      <ProperName>{name}</ProperName> <span className={styles.note}>{note}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
    </div>
  );
}
