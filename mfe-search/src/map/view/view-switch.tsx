import { ListIcon, MapIcon } from '@enerabi/shared/ui/icons';
import { copy } from '../search/map-search.copy.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  /** Undefined until scripts load, while both are shown. */
  shown: 'map' | 'list' | undefined;
  onShow: (shown: 'map' | 'list') => void;
}

const views = [
  ['map', MapIcon],
  ['list', ListIcon],
] as const;

/** Switches between map and list on a phone. */
export const ViewSwitch = ({ shown, onShow }: ViewSwitchProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
  <div className={styles.switch} role="group" aria-label={copy.views}>
    {views.map(([view, Icon]) => (
      <button
        key={view}
        type="button"
        className={styles.view}
        aria-pressed={shown === view}
        onClick={() => onShow(view)}
      >
        <Icon size="small" />
        {copy[view]}
      </button>
    ))}
  </div>
);
