import { Tabs } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const tabs = [
  { id: 'notices', title: '園からのお知らせ', content: <p>運動会を行いました。</p> },
  { id: 'messages', title: '応援メッセージ', content: <p>先生がやさしく、毎朝の登園が楽しみです。</p> },
  { id: 'interviews', title: '先輩職員インタビュー', content: <p>保育士になって5年です。</p> },
];

const manyTabs = [
  '園からのお知らせと行事の予定',
  '保護者の方からの応援メッセージ',
  '先輩職員インタビュー',
  '給食とアレルギーへの対応',
  '1日の流れ',
  '持ち物',
  '園庭と保育室の写真',
  '交通のご案内と駐車場',
].map((title, at) => ({ id: `tab-${at}`, title, content: <p>{title}をご覧いただけます。</p> }));

export const specimens: SpecimenSheet = {
  title: 'タブ',
  kind: 'link',
  components: ['Tabs'],
  purpose: '1つの園について、同じ重さの内容を1つずつ見せます。',
  specimens: [
    {
      name: '園の様子',
      state: 'default',
      render: () => <Tabs label="園の様子" tabs={tabs} />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: '選ばれていないタブにマウスを重ねると、色が変わります。',
      render: () => <Tabs label="園の様子（マウス）" tabs={tabs} initial="messages" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで入り、左右の矢印キーで移ります。',
      render: () => <Tabs label="園の様子（キーボード）" tabs={tabs} />,
    },
    {
      name: 'たくさんの長いタブ',
      state: 'long',
      note: '題は折り返し、入りきらないタブは横に送って選べます。',
      render: () => <Tabs label="園の様子（たくさんの長いタブ）" tabs={manyTabs} />,
    },
    {
      name: '狭い枠',
      state: 'narrow',
      note: '題は折り返し、入りきらないタブは横に送って選べます。スマートフォンの画面では、文字が少し小さくなります。画面の幅を狭めると確かめられます。',
      render: () => <Tabs label="園の様子（狭い枠）" tabs={tabs} />,
    },
  ],
};
