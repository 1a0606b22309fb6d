import type { FacilityDetail } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { FactsTable, facilityTypeName, Panel, ProperName, stationText } from '@enerabi/shared/ui';
import { OperatorLink } from '../../facilities/detail/operator/operator-link.tsx';
import { DirectionsLink, MapLink, WebsiteLink } from '../../facilities/detail/outside-links.tsx';
import { copy } from './job-posting.copy.ts';

/** The facility and its operator in short, and the way there. */
export function Workplace({ facility }: { facility: FacilityDetail }) {
  const { name, path_name, corporation, address, stations, url } = facility;
  const names = copy.workplace;
  return (
    <Panel as="section" padding="section" gap="4" aria-labelledby="workplace">
      <h2 id="workplace">{names.title}</h2>
      <FactsTable
        facts={[
          {
            name: names.name,
            value: (
              <Link to={`/f/${path_name}`}>
                <ProperName>{name}</ProperName>
              </Link>
            ),
          },
          { name: names.kind, value: facilityTypeName(facility) },
          { name: names.operator, value: corporation && <OperatorLink operator={corporation} /> },
          { name: names.address, value: <Address facility={facility} address={address} /> },
          { name: names.stations, value: stations.map(stationText).join('\n') },
          { name: names.web, value: url && <WebsiteLink url={url} /> },
        ]}
      />
    </Panel>
  );
}

const Address = ({ facility, address }: { facility: FacilityDetail; address: string }) => (
  <>
    <p>{address}</p>
    <MapLink facility={facility} />
    <DirectionsLink facility={facility} />
  </>
);
