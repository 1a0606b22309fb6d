import { budgetFindings } from './budget.rule.ts';
import { contractFindings } from './contract/contract.rule.ts';
import type { Finding, GateInput } from './finding.ts';
import { gonePathFindings } from './gone-path.rule.ts';
import { claimFindings } from './path-claim.rule.ts';
import { reachFindings } from './reach.rule.ts';
import { styleLayerFindings } from './style-layer.rule.ts';

/** Looks at a release without running it. What running it shows is the probe's part. */
export const inspectRelease = (input: GateInput): Finding[] => [
  ...claimFindings(input),
  ...gonePathFindings(input),
  ...budgetFindings(input),
  ...reachFindings(input),
  ...styleLayerFindings(input),
  ...contractFindings(input),
];
