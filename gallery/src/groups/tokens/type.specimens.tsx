import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { cssValue, TokenList } from './token-list.tsx';
import { type Token, tokensOf } from './tokens.copy.ts';
import styles from './tokens.module.css';

const words = (token: Token) => (
  <svg className={styles.text} height="48" aria-hidden="true">
    <text y="34" fontSize={cssValue(token)}>
      子どもと園の毎日
    </text>
  </svg>
);

export const specimens: SpecimenSheet = {
  title: '文字',
  kind: 'material',
  purpose: '文字の大きさは7つです。上の2つは、画面の幅に合わせて変わります。',
  specimens: [
    {
      name: '大きさ',
      state: 'default',
      render: () => <TokenList kind="rows" names={tokensOf('text')} sample={words} />,
    },
    {
      name: '書体、行の高さ、折り返し',
      state: 'default',
      render: () => <TokenList names={[...tokensOf('font'), ...tokensOf('leading'), ...tokensOf('wrap')]} />,
    },
  ],
};
