import type { FacilityDetail } from '@enerabi/shared/contract';
import { Link, useCapabilities } from '@enerabi/shared/kernel';
import { ProperName } from '@enerabi/shared/ui';
import { operatorPath } from '../../../operators/operator-path.ts';

type Operator = Pick<NonNullable<FacilityDetail['corporation']>, 'name' | 'path_name'>;

/** The operator's name, which links to its page if it has one. */
export const OperatorLink = ({ operator: { name, path_name } }: { operator: Operator }) =>
  useCapabilities().operators && path_name ? (
    <Link to={operatorPath(path_name)}>
      <ProperName>{name}</ProperName>
    </Link>
  ) : (
    <ProperName>{name}</ProperName>
  );
