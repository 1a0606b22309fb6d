import { Disclosure } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '開いて読む説明',
  kind: 'link',
  components: ['Disclosure'],
  purpose: '知りたい方だけが読む説明を、たたんでおきます。ページ内の検索でも見つかります。',
  specimens: [
    {
      name: 'たたんだ説明',
      state: 'default',
      render: () => (
        <Disclosure summary="見学の持ち物について">
          <p>上履きと、お子さまの着替えを1組お持ちください。</p>
        </Disclosure>
      ),
    },
    {
      name: '開いた説明',
      state: 'default',
      render: () => (
        <Disclosure open summary="一時預かりの料金について">
          <p>料金は、年齢と時間によって変わります。くわしくは園へお尋ねください。</p>
        </Disclosure>
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、色が変わります。',
      render: () => <Disclosure summary="病児保育について">お近くの施設をご案内します。</Disclosure>,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Enterキーかスペースキーで開き、もう一度押すと閉じます。',
      render: () => <Disclosure summary="延長保育について">前の日までにお申し込みください。</Disclosure>,
    },
    {
      name: '狭い枠と長い題',
      state: 'narrow',
      also: 'long',
      note: '同じnameを持つものは、1つだけが開きます。',
      render: () => (
        <>
          <Disclosure
            name="faq"
            summary="見学の日時を変えたいときは、いつまでに、どこへ連絡すればよいですか？"
          >
            <p>前の日の17時までに、園へお電話ください。</p>
          </Disclosure>
          <Disclosure name="faq" summary="きょうだいを連れて行ってもよいですか？">
            <p>はい。人数をお知らせください。</p>
          </Disclosure>
        </>
      ),
    },
  ],
};
