import { data, type LoaderArgs } from '@enerabi/shared/kernel';
import { catalogue } from '../catalogue.ts';
import type { GroupId } from '../groups/groups.copy.ts';

export function loader({ params }: LoaderArgs): { group: GroupId } {
  const { group = '' } = params;
  if (!catalogue.has(group)) throw data(null, { status: 404 });
  return { group: group as GroupId };
}

export type GroupData = ReturnType<typeof loader>;
