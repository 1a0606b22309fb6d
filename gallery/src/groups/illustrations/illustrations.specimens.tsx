import { Picture } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import styles from './illustrations.module.css';

const scenes = {
  visit: '見学',
  job: 'お仕事',
  message: '応援メッセージ',
  complete: '完了',
  'empty-search': '見つからなかったとき',
  'empty-favorites': 'お気に入りがないとき',
  'not-found': 'ページがないとき',
  problem: '表示できないとき',
};

const placeholders = Object.fromEntries(
  Array.from({ length: 8 }, (_, at) => [`facility-${at + 1}`, `園 その${at + 1}`]),
);

interface DrawingsProps {
  names: Readonly<Record<string, string>>;
  children: (src: string) => ReactNode;
}

const Drawings = ({ names, children }: DrawingsProps) => (
  <ul className={styles.drawings}>
    {Object.entries(names).map(([file, name]) => (
      <li key={file} className={styles.drawing}>
        {children(`/illustrations/${file}.svg`)}
        <span>{name}</span>
        <code>{file}.svg</code>
      </li>
    ))}
  </ul>
);

export const specimens: SpecimenSheet = {
  title: 'イラスト',
  kind: 'material',
  components: ['Picture'],
  purpose: '場面に添える、3色か4色の平らな絵です。どれも飾りで、伝えることは言葉にします。',
  specimens: [
    {
      name: 'トップページの絵',
      state: 'default',
      render: () => <Picture src="/illustrations/hero.svg" alt="" width={720} height={440} />,
    },
    {
      name: '成長の絵',
      state: 'default',
      render: () => <Picture src="/illustrations/growing.svg" alt="" width={320} height={112} />,
    },
    {
      name: '場面の絵',
      state: 'default',
      render: () => (
        <Drawings names={scenes}>{(src) => <Picture src={src} alt="" width={320} height={240} />}</Drawings>
      ),
    },
    {
      name: '園の絵',
      state: 'default',
      note: '写真のない園に出ます。どの絵になるかは、園ごとに決まっています。',
      render: () => (
        <Drawings names={placeholders}>
          {(src) => <Picture src={src} alt="" width={320} height={200} />}
        </Drawings>
      ),
    },
  ],
};
