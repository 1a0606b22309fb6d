import type { FacilityDetail } from '@enerabi/shared/contract';
import { copy } from './facility-facts.copy.ts';
import {
  careFacts,
  type FactGroup,
  feesFacts,
  known,
  locationFacts,
  openingFacts,
  outlineFacts,
} from './fact-groups.tsx';

/** Also the fragment of a section's address: `/f/…#opening`. */
export type SectionId = keyof typeof copy.sections;

interface FactSectionContent {
  id: SectionId;
  facts: FactGroup;
  /** Text if nothing is known; without it, the section is then left out. */
  empty?: string;
}

/** The fact sections of the page, with their known facts. */
export const factSections = (facility: FacilityDetail): FactSectionContent[] =>
  [
    { id: 'opening' as const, facts: known(openingFacts(facility)), empty: copy.noOpening },
    { id: 'location' as const, facts: known(locationFacts(facility)) },
    { id: 'outline' as const, facts: known(outlineFacts(facility)) },
    { id: 'care' as const, facts: known(careFacts(facility)) },
    { id: 'fees' as const, facts: known(feesFacts(facility)) },
  ].filter(({ facts, empty }) => facts.length > 0 || empty);
