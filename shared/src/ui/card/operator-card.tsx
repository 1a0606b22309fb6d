import { countText } from '../../japanese/quantity.ts';
import type { HeadingLevel } from '../display/heading.ts';
import { ProperName } from '../display/proper-name.tsx';
import { Tag } from '../display/tag.tsx';
import { operatorCardCopy as copy } from './card.copy.ts';
import { Card, CardName, CardNote, CardTags } from './card.tsx';
import { CardFacts } from './card-facts.tsx';

interface OperatorCardProps {
  operator: {
    name: string;
    name_kana?: string | null;
    /** Legal form, such as 社会福祉法人. */
    kind: string | null;
    /** Where its facilities are. */
    place: string | null;
    facility_count: number;
    /** Facilities with a vacancy. */
    vacant_count?: number;
    /** Open job postings of its facilities. */
    job_count?: number;
  };
  to: string;
  heading?: HeadingLevel;
}

/** An operator of facilities. */
export const OperatorCard = ({ operator, to, heading = 'h3' }: OperatorCardProps) => {
  const { name, name_kana, kind, place, facility_count, vacant_count = 0, job_count = 0 } = operator;
  return (
    <Card>
      <CardName heading={heading} to={to}>
        <ProperName>{name}</ProperName>
      </CardName>
      {name_kana && <CardNote parts={[name_kana]} />}
      {kind && (
        <CardTags>
          <Tag kind="strong">{kind}</Tag>
        </CardTags>
      )}
      <CardFacts
        facts={[
          { icon: 'building', name: copy.facilities, value: copy.count(countText(facility_count)) },
          {
            icon: 'child',
            name: copy.vacant,
            value: vacant_count > 0 ? copy.count(countText(vacant_count)) : null,
          },
          {
            icon: 'briefcase',
            name: copy.jobs,
            value: job_count > 0 ? copy.jobCount(countText(job_count)) : null,
          },
          { icon: 'map-pin', name: copy.place, value: place, isPlain: true },
        ]}
      />
    </Card>
  );
};
