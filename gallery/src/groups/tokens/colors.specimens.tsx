import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { cssValue, TokenList } from './token-list.tsx';
import { type Token, tokensOf } from './tokens.copy.ts';
import styles from './tokens.module.css';

const swatch = (token: Token) => (
  <svg className={styles.swatch} width="48" height="48" aria-hidden="true">
    <rect width="48" height="48" rx="8" fill={cssValue(token)} />
  </svg>
);

export const specimens: SpecimenSheet = {
  title: '色',
  kind: 'material',
  purpose: '色は役割の名前で使います。緑は押せるもの、あんず色は気づいてほしいものです。',
  specimens: [
    {
      name: 'すべての色',
      state: 'default',
      render: () => <TokenList names={tokensOf('color')} sample={swatch} />,
    },
  ],
};
