import { useHomePart } from '../../../commute/use-home-part.ts';
import type { FacilitySummary } from '../../../contract/index.ts';
import styles from './commute-line.module.css';

const load = () => import(/* webpackChunkName: 'family' */ './commute-ways.tsx');

/** How far a facility is for the family of this browser; without a home, or on the server, an unseen line. */
export function CommuteLine(props: { facility: FacilitySummary }) {
  const part = useHomePart(load);
  return <p className={styles.commute}>{part && <part.CommuteWays {...props} />}</p>;
}
