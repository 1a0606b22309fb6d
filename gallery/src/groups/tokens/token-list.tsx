import type { ReactNode } from 'react';
import { type Token, tokens } from './tokens.copy.ts';
import styles from './tokens.module.css';

interface TokenListProps {
  names: readonly Token[];
  /** `rows` where what is shown is wide. */
  kind?: 'grid' | 'rows';
  /** Shows the value. A `style` attribute would be against the content security policy; SVG attributes are not. */
  sample?: (token: Token) => ReactNode;
}

/** Tokens as style sheets name them, each with what it is for. */
export const TokenList = ({ names, kind = 'grid', sample }: TokenListProps) => (
  <ul className={styles.tokens} data-kind={kind}>
    {names.map((token) => (
      <li key={token} className={styles.token}>
        {sample?.(token)}
        <span className={styles.words}>
          <span>{tokens[token]}</span>
          <code>{cssValue(token)}</code>
        </span>
      </li>
    ))}
  </ul>
);

export const cssValue = (token: Token): string => `var(--${token})`;
