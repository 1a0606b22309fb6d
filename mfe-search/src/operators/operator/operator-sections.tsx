import { StructuredData, useSite } from '@enerabi/shared/kernel';
import { FactsTable, Panel, Stack } from '@enerabi/shared/ui';
import { CompareBar } from '../../facilities/compare-choice/compare-bar.tsx';
import { WebsiteLink } from '../../facilities/detail/outside-links.tsx';
import { placeNames } from '../place-names.ts';
import { PlacesMap } from '../places/places-map.tsx';
import { copy } from './operator.copy.ts';
import type { OperatorData } from './operator.loader.ts';
import { operatorData } from './operator.structured-data.ts';
import { OperatorEvents } from './operator-events.tsx';
import { OperatorFacilities } from './operator-facilities.tsx';
import { OperatorJobs } from './operator-jobs.tsx';
import { OperatorInterviews, OperatorNotices } from './operator-posts.tsx';
import styles from './operator-sections.module.css';
import { OperatorVisits } from './operator-visits.tsx';

/** What the operator stands for and its facts, beside its facilities on a wide screen and before them on a phone. */
export function OperatorSections(loaded: OperatorData) {
  const { philosophy, kind, corporation_number, address, url, prefecture_codes } = loaded.operator;
  const { origin } = useSite();
  return (
    <div className={styles.columns}>
      <StructuredData data={operatorData(loaded, origin)} />
      <Stack gap="4">
        {philosophy && (
          <Panel as="section" tone="accent" padding="5" gap="2" aria-labelledby="philosophy">
            <h2 id="philosophy" className={styles.title}>
              {copy.philosophy}
            </h2>
            <p className={styles.philosophy}>{philosophy}</p>
          </Panel>
        )}
        <Panel as="section" padding="5" gap="3" aria-labelledby="facts">
          <h2 id="facts" className={styles.title}>
            {copy.facts.title}
          </h2>
          <FactsTable
            dense
            facts={[
              { name: copy.facts.kind, value: kind },
              { name: copy.facts.number, value: corporation_number },
              { name: copy.facts.address, value: address },
              { name: copy.facts.url, value: url && <WebsiteLink url={url} /> },
              { name: copy.facts.places, value: placeNames(prefecture_codes, prefecture_codes.length) },
            ]}
          />
        </Panel>
      </Stack>
      <Stack gap="8">
        <OperatorFacilities {...loaded} />
        {loaded.places && <PlacesMap {...loaded.places} />}
        {loaded.visits && <OperatorVisits {...loaded.visits} />}
        {loaded.jobs && <OperatorJobs {...loaded} jobs={loaded.jobs} />}
        <OperatorInterviews interviews={loaded.interviews} />
        <OperatorEvents events={loaded.events} />
        <OperatorNotices notices={loaded.notices} />
      </Stack>
      <CompareBar />
    </div>
  );
}
