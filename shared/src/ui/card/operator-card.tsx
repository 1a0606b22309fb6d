import type { HeadingLevel } from '../display/heading.ts';
import { Tag } from '../display/tag.tsx';
import { countText } from '../wording/quantity.ts';
import { operatorCardCopy as copy } from './card.copy.ts';
import { Card, CardName, CardTags } from './card.tsx';
import { CardFacts } from './card-facts.tsx';

interface OperatorCardProps {
  operator: {
    name: string;
    /** Legal form, such as 社会福祉法人. */
    kind: string | null;
    place: string | null;
    facility_count: number;
  };
  to: string;
  heading?: HeadingLevel;
}

/** An operator of facilities. */
export const OperatorCard = ({ operator, to, heading = 'h3' }: OperatorCardProps) => (
  <Card>
    <CardName heading={heading} to={to}>
      {operator.name}
    </CardName>
    {operator.kind && (
      <CardTags>
        <Tag kind="strong">{operator.kind}</Tag>
      </CardTags>
    )}
    <CardFacts
      facts={[
        { icon: 'building', name: copy.facilities, value: copy.count(countText(operator.facility_count)) },
        { icon: 'map-pin', name: copy.place, value: operator.place, isPlain: true },
      ]}
    />
  </Card>
);
