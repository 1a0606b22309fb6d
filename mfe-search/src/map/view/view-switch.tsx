import { ListIcon, MapIcon } from '@enerabi/shared/ui/icons';
import { copy } from '../search/map-search.copy.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  /** Undefined until scripts load, while both are shown. */
  shown: 'map' | 'list' | undefined;
  onShow: (shown: 'map' | 'list') => void;
}

/** Switches between map and list on a phone. */
export const ViewSwitch = ({ shown, onShow }: ViewSwitchProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
  <div className={styles.switch} role="group" aria-label={copy.views}>
    <button
      type="button"
      className={styles.view}
      aria-pressed={shown === 'map'}
      onClick={() => onShow('map')}
    >
      <MapIcon size="small" />
      {copy.map}
    </button>
    <button
      type="button"
      className={styles.view}
      aria-pressed={shown === 'list'}
      onClick={() => onShow('list')}
    >
      <ListIcon size="small" />
      {copy.list}
    </button>
  </div>
);
