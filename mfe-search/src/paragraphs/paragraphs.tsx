import styles from './paragraphs.module.css';

/** A text whose paragraphs are separated by empty lines; other line ends stay. */
export const Paragraphs = ({ text }: { text: string }) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, at) => (
      <p key={`${at}-${paragraph.slice(0, 20)}`} className={styles.paragraph}>
        {paragraph}
      </p>
    ));
