import type { CorporationFacilities, FacilityDetail } from '@enerabi/shared/contract';
import { Link, prefectureByCode, useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, FactsTable, facilityTypeName, ProperName } from '@enerabi/shared/ui';
import { operatorPath } from '../../../operators/operator-path.ts';
import { Folded } from '../folded.tsx';
import { WebsiteLink } from '../outside-links.tsx';
import { Section } from '../section.tsx';
import { copy } from './facility-operator.copy.ts';
import styles from './facility-operator.module.css';
import { OperatorLink } from './operator-link.tsx';

interface FacilityOperatorProps {
  facility: FacilityDetail;
  /** Null if they are not known. */
  others: CorporationFacilities | null;
}

/** Shows the operator, and its other facilities. */
export function FacilityOperator({ facility: { corporation }, others }: FacilityOperatorProps) {
  if (!corporation) return null;
  const { name, kind, corporation_number, address, url } = corporation;
  const details = [
    { name: copy.kind, value: kind && !name.includes(kind) && kind },
    { name: copy.number, value: corporation_number },
    { name: copy.address, value: address },
    { name: copy.url, value: url && <WebsiteLink url={url} /> },
  ].filter(({ value }) => value);
  return (
    <Section id="operator">
      <FactsTable facts={[{ name: copy.name, value: <OperatorLink operator={corporation} /> }]} />
      {details.length > 0 && (
        <Folded title={details.map((detail) => detail.name).join('・')}>
          <FactsTable facts={details} />
        </Folded>
      )}
      {others && others.total > 0 && <Others others={others} operator={corporation} />}
    </Section>
  );
}

interface OthersProps {
  others: CorporationFacilities;
  operator: NonNullable<FacilityDetail['corporation']>;
}

/** The first ones by name; the operator's page has all of them. */
function Others({ others: { total, facilities }, operator: { path_name } }: OthersProps) {
  const isLinked = useCapabilities().operators && path_name;
  return (
    <Folded title={<h3>{copy.others(total)}</h3>}>
      <ul className={styles.list}>
        {facilities.map((facility) => (
          <li key={facility.path_name}>
            <Link to={`/f/${facility.path_name}`}>
              <ProperName>{facility.name}</ProperName>
            </Link>
            <span className={styles.place}>
              {`${facilityTypeName(facility)}・${prefectureByCode(facility.prefecture_code)?.name ?? ''}${facility.municipality_name}`}
            </span>
          </li>
        ))}
      </ul>
      {total > facilities.length && <p className={styles.place}>{copy.more(total - facilities.length)}</p>}
      {isLinked && (
        <p data-screen>
          <ButtonLink kind="secondary" to={operatorPath(path_name)}>
            {copy.all(total + 1)}
          </ButtonLink>
        </p>
      )}
    </Folded>
  );
}
