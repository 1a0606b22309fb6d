import { CommuteButton } from '../../commute/commute-button.tsx';
import { withCommute } from '../../facilities/criteria/commute-criteria.ts';
import { addressOf, type FacilityCriteria } from '../../facilities/criteria/facility-criteria.ts';
import { mapAddressOf } from '../search/map-address.ts';
import styles from './map-commute.module.css';

/** Leads to the map of what a family reaches in time; without a limit to the list, which has an order by its ways. */
export const MapCommute = ({ criteria }: { criteria: FacilityCriteria }) => (
  <div className={styles.commute}>
    <CommuteButton
      commuteAddressOf={(home, works, within) => {
        const { area, ...asked } = withCommute(criteria, home, works, within);
        if (within) return mapAddressOf({ criteria: { ...asked, commute_destinations: [] } });
        return addressOf({ ...asked, ...(area && { area }) });
      }}
    />
  </div>
);
