import { Phrases } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '見出しの折り返し',
  kind: 'display',
  components: ['Phrases'],
  purpose:
    'スマートフォンの1行に収まらない見出しや項目名に使います。どのブラウザーでも、文節の区切りで折り返します。',
  specimens: [
    {
      name: '1行に収まる見出し',
      state: 'default',
      render: () => (
        <dl>
          <dt>
            <Phrases>園・施設の比較表</Phrases>
          </dt>
          <dd>30件</dd>
        </dl>
      ),
    },
    {
      name: '狭い枠と長い見出し',
      state: 'narrow',
      also: 'long',
      note: '記号と助詞のあとで折り返します。',
      render: () => (
        <dl>
          <dt>
            <Phrases>東京都の保育園・幼稚園・認定こども園を探す</Phrases>
          </dt>
          <dd>30件</dd>
        </dl>
      ),
    },
  ],
};
