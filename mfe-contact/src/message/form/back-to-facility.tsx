import type { FacilityDetail } from '@enerabi/shared/contract';
import { ButtonLink, ButtonRow } from '@enerabi/shared/ui';
import { ArrowLeftIcon } from '@enerabi/shared/ui/icons';
import { copy } from './back-to-facility.copy.ts';

export const BackToFacility = ({ facility }: { facility: FacilityDetail }) => (
  <ButtonRow>
    <ButtonLink kind="plain" to={`/f/${facility.path_name}`} icon={<ArrowLeftIcon size="small" />}>
      {copy.back}
    </ButtonLink>
  </ButtonRow>
);
