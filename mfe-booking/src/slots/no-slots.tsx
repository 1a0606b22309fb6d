import type { FacilityDetail } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState, PhoneLinks, phoneAddress } from '@enerabi/shared/ui';
import { emptyCopy as copy } from './slots.copy.ts';
import styles from './slots.module.css';

interface NoSlotsProps {
  facility: FacilityDetail;
  /** Why the slots could not be loaded. */
  failure: string | undefined;
}

/** The empty state of booking (R6.6), with other ways to reach the facility. */
export function NoSlots({ facility: { path_name, phones, tour_acceptance }, failure }: NoSlotsProps) {
  const { inquiry } = useCapabilities();
  const canCall = phones.some((phone) => phoneAddress(phone));
  return (
    <EmptyState
      heading="h3"
      title={failure ? copy.failed : copy.titles[tour_acceptance]}
      illustration="/illustrations/visit.svg"
      actions={
        <>
          {failure && (
            <ButtonLink to={`/one_stop/f/${path_name}`} reloadDocument>
              {copy.again}
            </ButtonLink>
          )}
          {inquiry && (
            <ButtonLink kind="secondary" to={`/contact/${path_name}/contact_input`} reloadDocument>
              {copy.contact}
            </ButtonLink>
          )}
          <ButtonLink kind={inquiry ? 'plain' : 'secondary'} to={`/f/${path_name}`}>
            {copy.back}
          </ButtonLink>
        </>
      }
    >
      <p role={failure ? 'alert' : undefined}>
        {failure ?? copy[canCall ? 'byPhone' : 'withoutPhone'][tour_acceptance]}
      </p>
      {canCall && (
        <p className={styles.phone}>
          {copy.phone}
          <PhoneLinks phones={phones} />
        </p>
      )}
    </EmptyState>
  );
}
