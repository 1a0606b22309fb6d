import { keepCommutePlaces } from '@enerabi/shared/commute';
import { type ReactNode, useEffect } from 'react';
import { facility } from './facility.ts';

const home = {
  name: '三軒茶屋駅',
  latitude: facility.latitude ?? 0,
  longitude: (facility.longitude ?? 0) + 0.01,
};
const work = { name: '渋谷駅', latitude: home.latitude + 0.1, longitude: home.longitude };

/** As for a family whose home and one place of work this browser knows. It forgets them with the page. */
export function WithHome({ children }: { children: ReactNode }) {
  useEffect(() => {
    keepCommutePlaces({ home, works: [work] });
    return () => {
      keepCommutePlaces({ works: [] });
    };
  }, []);
  return <div>{children}</div>;
}
