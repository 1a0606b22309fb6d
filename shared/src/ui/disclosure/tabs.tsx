import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsProps {
  /** The subject that the tabs divide. */
  label: string;
  tabs: readonly Tab[];
  /** The first one, unless said otherwise. */
  initial?: string;
}

/**
 * All panels are in the HTML. Without scripts they stand below each other under their titles, and there are no tabs;
 * the style sheet decides that, so that nothing moves when the scripts come.
 */
export function Tabs({ label, tabs, initial = tabs[0]?.id }: TabsProps) {
  const [chosen, setChosen] = useState(initial);
  // The chosen tab may be gone.
  const selected = tabs.some(({ id }) => id === chosen) ? chosen : tabs[0]?.id;
  const [isScripted, setIsScripted] = useState(false);
  const prefix = useId();
  // For browsers that cannot ask in a style sheet whether there are scripts.
  useEffect(() => setIsScripted(true), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Alt with an arrow is the browser's way back, and not ours to take.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = tabs.findIndex(({ id }) => id === selected);
    const keys: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const target = keys[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tabs.length) % tabs.length;
    setChosen(tabs[next]?.id);
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${prefix}tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`${prefix}panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }) => (
        <div
          key={id}
          role="tabpanel"
          className={styles.panel}
          id={`${prefix}panel-${id}`}
          aria-labelledby={`${prefix}tab-${id}`}
          data-selected={id === selected || undefined}
          hidden={isScripted && id !== selected}
        >
          <p className={styles.title}>{title}</p>
          {content}
        </div>
      ))}
    </div>
  );
}
