import type { ReactNode } from 'react';
import type { FacilitySummary } from '../../../contract/index.ts';
import { type CardFact, CardFacts } from '../../card/card-facts.tsx';
import { VisuallyHidden } from '../../display/visually-hidden.tsx';
import { ChevronDownIcon } from '../../icon/arrows/chevron-down.tsx';
import { acceptedAgeText } from '../../wording/index.ts';
import { serviceNames } from '../facility.copy.ts';
import { copy, shortTourText } from './facility-card.copy.ts';
import styles from './facility-card-foot.module.css';
import { TourTag } from './tour-tag.tsx';

/** The last row of a card: visits, actions, and the other facts on demand, which need no scripts. */
export const CardFoot = ({ facility, children }: { facility: FacilitySummary; children: ReactNode }) => (
  <div className={styles.foot}>
    <div className={styles.row}>
      <TourTag acceptance={facility.tour_acceptance} wording={shortTourText} />
      {children}
    </div>
    <details className={styles.more}>
      <summary className={styles.summary}>
        <VisuallyHidden>{copy.moreOf(facility.name)}</VisuallyHidden>
        <span className={styles.word}>{copy.more}</span>
        <ChevronDownIcon size="small" />
      </summary>
      <CardFacts facts={furtherFacts(facility)} />
    </details>
  </div>
);

const furtherFacts = (facility: FacilitySummary): CardFact[] => [
  { icon: 'info', name: copy.kana, value: facility.name_kana },
  { icon: 'map-pin', name: copy.address, value: facility.address, isPlain: true },
  { icon: 'child', name: copy.ages, value: acceptedAgeText(facility) },
  { icon: 'check', name: copy.services, value: serviceNames(facility.services).join('・'), isPlain: true },
  { icon: 'building', name: copy.vacancySource, value: facility.vacancy?.source.name },
];
