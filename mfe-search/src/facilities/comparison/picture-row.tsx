import type { FacilityDetail } from '@enerabi/shared/contract';
import { facilityPlaceholder, Picture } from '@enerabi/shared/ui';
import { copy } from './comparison.copy.ts';
import styles from './comparison-table.module.css';

/** The first photograph of each facility, or its illustration. */
export const PictureRow = ({ facilities }: { facilities: readonly FacilityDetail[] }) => (
  <tr>
    <th scope="row">
      <span>{copy.picture}</span>
    </th>
    {facilities.map(({ path_name, photos: [photo] = [] }) => {
      const placeholder = facilityPlaceholder(path_name);
      const drawing = { src: placeholder, alt: '', width: 320, height: 200 };
      const picture = photo
        ? { src: photo.url, alt: photo.alt, width: photo.width, height: photo.height }
        : drawing;
      return (
        <td key={path_name}>
          <div className={styles.picture}>
            <Picture {...picture} fallback={placeholder} fill />
          </div>
        </td>
      );
    })}
  </tr>
);
