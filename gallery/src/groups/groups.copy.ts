/** The groups in the order of the contents; a group's folder has its key as its name. */
export const groups = {
  actions: { title: 'ボタン・リンク', lead: '押す、進む、戻る。ページの目的をかなえるための部品です。' },
  fields: { title: '入力欄', lead: '文字や番号を書き込むための部品です。' },
  choices: { title: '選択', lead: 'あらかじめ用意した答えから選ぶための部品です。' },
  'dates-and-addresses': {
    title: '日付・住所',
    lead: '生年月日や郵便番号など、形の決まった値のための部品です。',
  },
  navigation: { title: '移動', lead: '今いる場所を示し、次の場所へ案内する部品です。' },
  cards: { title: 'カード', lead: '園や求人などを、一覧の中で見比べるための部品です。' },
  display: { title: '表示', lead: '事実をわかりやすく見せるための部品です。' },
  layout: { title: '面・間隔', lead: '内容をまとめ、間隔をそろえる部品です。' },
  overlays: { title: '重ねて開く表示', lead: '今のページの上に、一時的に開く部品です。' },
  feedback: { title: 'お知らせ・状態', lead: '起きたこと、待っていること、次にできることを伝える部品です。' },
  illustrations: { title: 'イラスト・アイコン', lead: 'このサイトのために描いた絵と記号です。' },
  tokens: { title: 'デザイントークン', lead: '色、文字、余白、角丸、影。すべての見た目のもとになる値です。' },
} as const;

export type GroupId = keyof typeof groups;
