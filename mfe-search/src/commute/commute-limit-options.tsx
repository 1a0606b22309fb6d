import { commuteCopy } from '@enerabi/shared/commute';
import { commuteLimits } from '@enerabi/shared/constants';

/** Options of how long the way from home may take. @param any name of no limit */
export const CommuteLimitOptions = ({ any }: { any: string }) => (
  <>
    <option value="">{any}</option>
    {commuteLimits.map((limit) => (
      <option key={limit} value={limit}>
        {commuteCopy.limit(limit)}
      </option>
    ))}
  </>
);
