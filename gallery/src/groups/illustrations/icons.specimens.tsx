import { HeartFilledIcon, HeartIcon, MapPinIcon, TrainIcon } from '@enerabi/shared/ui/icons';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { IconList } from './icon-list.tsx';
import styles from './icons.module.css';

export const specimens: SpecimenSheet = {
  title: 'アイコン',
  kind: 'material',
  components: ['MapPinIcon', 'TrainIcon', 'HeartIcon', 'HeartFilledIcon'],
  entryPoint: '@enerabi/shared/ui/icons',
  purpose: '言葉に添える、線の太さのそろった記号です。言葉の代わりにはしません。',
  specimens: [
    {
      name: 'すべてのアイコン',
      state: 'default',
      note: '色は、まわりの文字の色になります。',
      render: () => <IconList />,
    },
    {
      name: '小さい文字に添える',
      state: 'default',
      render: () => (
        <p className={styles.small}>
          <TrainIcon size="small" /> 周防花岡駅 徒歩8分　
          <MapPinIcon size="small" /> 山口県下松市
        </p>
      ),
    },
    {
      name: '線と塗り',
      state: 'default',
      note: '塗ったハートは、お気に入りに入っていることを示します。',
      render: () => (
        <p>
          <HeartIcon /> お気に入りに追加　
          <HeartFilledIcon /> お気に入りから外す
        </p>
      ),
    },
  ],
};
