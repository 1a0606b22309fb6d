import { mostPlannedFacilities } from '@enerabi/shared/constants';
import { Link, useLoaderData } from '@enerabi/shared/kernel';
import { PhoneLinks, ProperName, VisuallyHidden } from '@enerabi/shared/ui';
import { copy } from '../planner.copy.ts';
import type { PlannerData } from '../planner.loader.ts';
import { plannerAddress, without } from '../planner-address.ts';
import styles from './chosen-facilities.module.css';

const { chosen } = copy;

/** The facilities of the plan, each with what can be booked of it, and what else could be added. */
export function ChosenFacilities() {
  const { state, facilities, favorites } = useLoaderData<PlannerData>();
  const canAdd = facilities.length < mostPlannedFacilities;
  return (
    <section className={styles.section} aria-labelledby="chosen">
      <h2 id="chosen">{chosen.title(facilities.length)}</h2>
      {facilities.length > 0 && (
        <ul className={styles.list}>
          {facilities.map((facility) => (
            <li key={facility.path_name} className={styles.facility}>
              <div className={styles.text}>
                <p className={styles.name}>
                  <Link to={`/f/${facility.path_name}`}>
                    <ProperName>{facility.name}</ProperName>
                  </Link>
                </p>
                <p className={styles.note}>{facility.municipality_name}</p>
                {facility.tour_acceptance !== 'slots' ? (
                  <p className={styles.note}>
                    {chosen.phone}
                    {facility.phone && <PhoneLinks phones={[facility.phone]} />}
                  </p>
                ) : facility.bookable_slots === 0 ? (
                  <p className={styles.note}>
                    {chosen.full}
                    <Link to={`/one_stop/f/${facility.path_name}`}>{chosen.waitlist}</Link>
                  </p>
                ) : (
                  <p className={styles.note}>
                    {chosen.slots(facility.bookable_slots, facility.matching_slots)}
                  </p>
                )}
              </div>
              <Link
                className={styles.remove}
                to={plannerAddress(without(state, facility.path_name))}
                preventScrollReset
              >
                <VisuallyHidden>{chosen.removeOf(facility.name)}</VisuallyHidden>
                {chosen.remove}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {canAdd && favorites.length > 0 && (
        <>
          <h3 className={styles.subheading}>{chosen.add}</h3>
          <ul className={styles.favorites}>
            {favorites.map(({ path_name, name }) => (
              <li key={path_name}>
                <Link
                  to={plannerAddress({ ...state, facilities: [...state.facilities, path_name] })}
                  preventScrollReset
                >
                  {chosen.addOf(name)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
