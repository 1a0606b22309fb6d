import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { cssValue, TokenList } from './token-list.tsx';
import { type Token, tokensOf } from './tokens.copy.ts';
import styles from './tokens.module.css';

const corner = (token: Token) => (
  <svg className={styles.swatch} width="48" height="48" aria-hidden="true">
    <rect width="48" height="48" rx={cssValue(token)} fill={cssValue('color-action-soft')} />
  </svg>
);

const card = (token: Token) => <span className={styles.card} data-token={token} />;

export const specimens: SpecimenSheet = {
  title: '角丸、影、動き',
  kind: 'material',
  purpose: '大きな面ほど丸く、押せるものは端まで丸くします。動きは、減らす設定のときには止まります。',
  specimens: [
    {
      name: '角丸',
      state: 'default',
      render: () => <TokenList names={tokensOf('radius')} sample={corner} />,
    },
    {
      name: '影',
      state: 'default',
      render: () => <TokenList names={tokensOf('shadow')} sample={card} />,
    },
    {
      name: '動き',
      state: 'default',
      render: () => <TokenList names={tokensOf('motion')} />,
    },
  ],
};
