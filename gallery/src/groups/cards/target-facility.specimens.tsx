import { TargetFacility } from '@enerabi/shared/ui';
import { facilityDetail, facilityDetailWith, longNames } from '../../samples/facility.ts';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '対象の園・施設',
  kind: 'card',
  components: ['TargetFacility'],
  purpose: 'お問い合わせや見学予約のフォームで、どの園へのものかを示します。',
  specimens: [
    {
      name: '電話番号のある園',
      state: 'default',
      render: () => <TargetFacility label="対象の園・施設（電話番号のある園）" facility={facilityDetail} />,
    },
    {
      name: '電話番号のない園',
      state: 'default',
      render: () => (
        <TargetFacility
          label="対象の園・施設（電話番号のない園）"
          facility={facilityDetailWith({ name: '下松保育園', phones: [] })}
        />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: '名前か電話番号に重ねると、下線が太くなります。',
      render: () => <TargetFacility label="対象の園・施設（マウスを重ねる）" facility={facilityDetail} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで、名前、電話番号の順に選ばれます。',
      render: () => <TargetFacility label="対象の園・施設（キーボードで選ぶ）" facility={facilityDetail} />,
    },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      note: '枠に横に入りきらない文字は、絵の下に並びます。絵の大きさは画面の幅に従います。画面の幅を狭めると確かめられます。',
      render: () => (
        <TargetFacility
          label="対象の園・施設（狭い枠と長い名前）"
          facility={facilityDetailWith({ ...longNames, phones: ['0833-43-1234', '0833-43-5678'] })}
        />
      ),
    },
  ],
};
