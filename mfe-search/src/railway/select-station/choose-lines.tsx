import { Notice } from '@enerabi/shared/ui';
import { LineForm } from '../select-railway/line-form.tsx';
import { NoLines } from '../select-railway/no-lines.tsx';
import { copy } from './select-station.copy.ts';
import type { LineStep } from './select-station.loader.ts';

/** The lines to choose from, for an address that has none of this prefecture. */
export const ChooseLines = ({ prefecture, lines, chosen, problem, hasUnknown }: LineStep) => (
  <>
    {hasUnknown && (
      <Notice kind="warning" title={chosen.length > 0 ? copy.unknown : copy.noneKnown}>
        {copy.noneKnownHint(prefecture.name)}
      </Notice>
    )}
    {lines.length === 0 ? (
      <NoLines prefecture={prefecture} />
    ) : (
      <LineForm
        key={`${prefecture.id} ${chosen}`}
        prefecture={prefecture}
        lines={lines}
        chosen={chosen}
        // The message about unknown lines already implies that none is chosen.
        problem={hasUnknown ? undefined : problem}
      />
    )}
  </>
);
