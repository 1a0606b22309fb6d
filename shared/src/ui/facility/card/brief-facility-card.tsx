import { ownerships } from '../../../constants/index.ts';
import { CardFacts } from '../../card/card-facts.tsx';
import styles from './facility-card.module.css';
import { FacilityCardFrame, type FacilityCardProps, whereabouts } from './facility-card-frame.tsx';

/** A facility beside another one, on a map or in a short list: without what matters only in a comparison of many. */
export const BriefFacilityCard = ({ facility, actions, ...frame }: FacilityCardProps) => (
  <FacilityCardFrame
    {...frame}
    facility={facility}
    leadKind="thumbnail"
    words={[facility.ownership && ownerships[facility.ownership]]}
  >
    <CardFacts facts={[whereabouts(facility)]} />
    {actions && <div className={styles.actions}>{actions}</div>}
  </FacilityCardFrame>
);
