import type { FacilityDetail, JobPosting } from '@enerabi/shared/contract';
import {
  conditionCopy,
  daysOffText,
  fixedOvertimeText,
  overtimeText,
  salaryOf,
} from '@enerabi/shared/job-conditions';
import { salaryText, stationText } from '@enerabi/shared/ui';
import { CalendarIcon, ClockIcon, MapPinIcon, TrainIcon, YenIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import { copy } from '../job-posting.copy.ts';
import styles from './posting-head.module.css';

interface PostingKeyFactsProps {
  facility: FacilityDetail;
  job: JobPosting;
}

/** Pay with what it consists of, place and time. What a posting does not state, it says so. */
export function PostingKeyFacts({ facility, job }: PostingKeyFactsProps) {
  const [station] = facility.stations;
  const names = copy.facts;
  return (
    <dl className={styles.facts}>
      <Fact name={names.salary} icon={<YenIcon size="small" />} isWide>
        <span className={styles.salary}>{salaryText(salaryOf(job))}</span>
        {[job.salary_note, fixedOvertimeText(job)].map(
          (text) =>
            text && (
              <span key={text} className={styles.part}>
                {text}
              </span>
            ),
        )}
      </Fact>
      <Fact name={names.place} icon={<MapPinIcon size="small" />} isWide>
        {job.place}
      </Fact>
      {station && (
        <Fact name={names.station} icon={<TrainIcon size="small" />}>
          {stationText(station)}
        </Fact>
      )}
      <Fact name={names.daysOff} icon={<CalendarIcon size="small" />}>
        {daysOffText(job) ?? conditionCopy.unstated}
      </Fact>
      <Fact name={names.overtime} icon={<ClockIcon size="small" />}>
        {overtimeText(job) ?? conditionCopy.unstated}
      </Fact>
      <Fact name={names.hours} icon={<ClockIcon size="small" />} isWide>
        {job.hours}
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  icon: ReactNode;
  /** It takes the whole row. */
  isWide?: boolean;
  children: ReactNode;
}

const Fact = ({ name, icon, isWide, children }: FactProps) => (
  <div data-wide={isWide || undefined}>
    <dt className={styles.name}>
      {icon}
      {name}
    </dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
