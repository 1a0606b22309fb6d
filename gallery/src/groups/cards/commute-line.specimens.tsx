import { CommuteLine } from '@enerabi/shared/ui';
import { facility, facilityWith } from '../../samples/facility.ts';
import { WithHome } from '../../samples/with-home.tsx';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '通園にかかる時間',
  kind: 'display',
  lacks: { long: '駅の名前のあとで折り返します。' },
  components: ['CommuteLine'],
  purpose:
    'ご自宅から園、園から勤務先までの目安の時間です。ご自宅の駅を選んだ方にだけ出ます。行の場所は先に空けておき、下の内容は動きません。',
  specimens: [
    {
      name: '位置のわかる園',
      state: 'default',
      render: () => (
        <WithHome>
          <CommuteLine facility={facility} />
        </WithHome>
      ),
    },
    {
      name: '位置の登録がない園',
      state: 'default',
      render: () => (
        <WithHome>
          <CommuteLine facility={facilityWith({ latitude: null, longitude: null })} />
        </WithHome>
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => (
        <WithHome>
          <CommuteLine facility={facility} />
        </WithHome>
      ),
    },
  ],
};
