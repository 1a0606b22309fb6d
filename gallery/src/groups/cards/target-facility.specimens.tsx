import { TargetFacility } from '@enerabi/shared/ui';
import { facilityDetail, longNames } from '../../samples/facility.ts';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '対象の園・施設',
  components: ['TargetFacility'],
  purpose: 'お問い合わせや見学予約のフォームで、どの園へのものかを示します。',
  specimens: [
    {
      name: '電話番号のある園',
      state: 'default',
      usage: '<TargetFacility facility={facility} />',
      render: () => <TargetFacility label="対象の園・施設（電話番号のある園）" facility={facilityDetail()} />,
    },
    {
      name: '電話番号のない園',
      state: 'default',
      usage: '<TargetFacility facility={facility} />',
      render: () => (
        <TargetFacility
          label="対象の園・施設（電話番号のない園）"
          facility={facilityDetail({ name: '下松保育園', phones: [] })}
        />
      ),
    },
    {
      name: '狭い画面と長い名前',
      state: 'narrow',
      usage: '<TargetFacility facility={facility} />',
      render: () => (
        <TargetFacility
          label="対象の園・施設（狭い画面と長い名前）"
          facility={facilityDetail({ ...longNames, phones: ['0833-43-1234', '0833-43-5678'] })}
        />
      ),
    },
  ],
};
