import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the first visible tab; default: the first one. */
  initial?: string;
}

/**
 * Tabs whose panels are all in the HTML. Without scripts, the panels are below each other under their titles, and there
 * are no tabs; the style sheet decides that, so that nothing moves when the scripts load.
 */
export function Tabs({ label, tabs, initial = tabs[0]?.id }: TabsProps) {
  const [chosen, setChosen] = useState(initial);
  // The chosen tab may no longer exist.
  const selected = tabs.some(({ id }) => id === chosen) ? chosen : tabs[0]?.id;
  const [isScripted, setIsScripted] = useState(false);
  const prefix = useId();
  // For browsers without the `scripting` media feature.
  useEffect(() => setIsScripted(true), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Leaves combinations such as Alt and an arrow to the browser, where they go back.
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
