import { IconMask } from '../icon/icon-mask.tsx';
import styles from './close-button.module.css';

interface CloseButtonProps {
  /** Accessible name: says what it closes. */
  label: string;
  onClick: () => void;
}

/** A round × in the colour of the text around it. */
export const CloseButton = ({ label, onClick }: CloseButtonProps) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
    <IconMask icon="close" />
  </button>
);
