import { Tabs } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const tabs = [
  { id: 'notices', title: '園からのお知らせ', content: <p>運動会を行いました。</p> },
  { id: 'messages', title: '応援メッセージ', content: <p>先生がやさしく、毎朝の登園が楽しみです。</p> },
  { id: 'interviews', title: '先輩職員インタビュー', content: <p>保育士になって5年です。</p> },
];

export const specimens: SpecimenSheet = {
  title: 'タブ',
  components: ['Tabs'],
  purpose: '1つの園について、同じ重さの内容を1つずつ見せます。',
  specimens: [
    {
      name: '園の様子',
      state: 'default',
      usage: '<Tabs label="園の様子" tabs={[{ id, title, content }]} />',
      render: () => <Tabs label="園の様子" tabs={tabs} />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: '選ばれていないタブにマウスを重ねると、色が変わります。',
      usage: '<Tabs label="園の様子" tabs={tabs} initial="messages" />',
      render: () => <Tabs label="園の様子（マウス）" tabs={tabs} initial="messages" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで入り、左右の矢印キーで移ります。',
      usage: '<Tabs label="園の様子" tabs={tabs} />',
      render: () => <Tabs label="園の様子（キーボード）" tabs={tabs} />,
    },
    {
      name: '狭い画面',
      state: 'narrow',
      usage: '<Tabs label="園の様子" tabs={tabs} />',
      render: () => <Tabs label="園の様子（狭い画面）" tabs={tabs} />,
    },
  ],
};
