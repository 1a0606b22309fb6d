import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { cssValue, TokenList } from './token-list.tsx';
import { type Token, tokensOf } from './tokens.copy.ts';
import styles from './tokens.module.css';

const bar = (token: Token) => (
  <svg className={styles.bar} height="16" aria-hidden="true">
    <rect width={cssValue(token)} height="16" />
  </svg>
);

export const specimens: SpecimenSheet = {
  title: '余白と大きさ',
  kind: 'material',
  purpose: '近いものは狭く、離れたものは広く。余白はこの10段階から選びます。',
  specimens: [
    {
      name: '余白',
      state: 'default',
      render: () => <TokenList kind="rows" names={tokensOf('space')} sample={bar} />,
    },
    {
      name: 'ページと押せるものの大きさ',
      state: 'default',
      render: () => <TokenList names={[...tokensOf('page'), ...tokensOf('header'), ...tokensOf('target')]} />,
    },
  ],
};
