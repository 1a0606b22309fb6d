import { Panel } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const words = '見学は平日の午前中にお受けしています。';

export const specimens: SpecimenSheet = {
  title: '面',
  kind: 'material',
  components: ['Panel'],
  purpose:
    'ひとまとまりの内容を、角の丸い面に載せます。その場の要素（section、li など）がそのまま面になります。',
  specimens: [
    {
      name: '白い面',
      state: 'default',
      render: () => (
        <Panel as="section" padding="section" gap="3">
          <h4>見学のご案内</h4>
          <p>{words}</p>
        </Panel>
      ),
    },
    {
      name: '浮いた面',
      state: 'default',
      render: () => (
        <Panel padding="5" radius="4" raised>
          {words}
        </Panel>
      ),
    },
    {
      name: '沈んだ面',
      state: 'default',
      render: () => (
        <Panel tone="sunken" padding="4">
          {words}
        </Panel>
      ),
    },
    {
      name: '目を引く面',
      state: 'default',
      render: () => (
        <Panel tone="accent" padding="5">
          {words}
        </Panel>
      ),
    },
    {
      name: '狭い枠と長い言葉',
      state: 'narrow',
      also: 'long',
      render: () => <Panel padding="section">{words.repeat(4)}</Panel>,
    },
  ],
};
