import { useCommutePlaces } from '@enerabi/shared/commute';
import type { FacilitySummary } from '@enerabi/shared/contract';
import { FactsTable, Stack } from '@enerabi/shared/ui';
import { copy } from './commute-rows.copy.ts';
import { commuteRows } from './commute-rows.ts';

/** All ways of the family by a facility; nothing without a home, or without the facility's position. */
export function CommuteFacts({ facility }: { facility: FacilitySummary }) {
  const rows = commuteRows([facility], useCommutePlaces());
  const facts = rows.map(({ name, texts: [value] }) => ({ name, value }));
  if (facts.every(({ value }) => !value)) return null;
  return (
    <Stack gap="2">
      <h3>{copy.title}</h3>
      <FactsTable facts={facts} />
    </Stack>
  );
}
