import type { RouteClaim, StoredRelease } from '../store/index.ts';

/** The file of a release with the API's operations that it calls. */
export const contractFile = 'contract.json';

/** A breach of a rule of publishing: the rule, the breach, and how to mend it. */
export interface Finding {
  rule: 'path_claim' | 'gone_path' | 'budget' | 'reach' | 'style_layer' | 'contract';
  /** A path or file of the release. */
  subject: string;
  detail: string;
  remedy: string;
  /** Whether `--force` publishes it all the same. */
  isForcible: boolean;
}

export interface GateInput {
  app: string;
  tested: Pick<StoredRelease, 'manifest' | 'integrity'>;
  /** The app's active release; undefined for its first. */
  active: Pick<StoredRelease, 'manifest'> | undefined;
  /** The owner of each path; undefined before a shell is live that names them. */
  claims: readonly RouteClaim[] | undefined;
  /** Text of the release's server code. */
  serverCode?: string;
  /** Text of its style sheets, by file. */
  styles?: Record<string, string>;
  /** Its `contract.json`; builds from before there was one have none. */
  contract?: string | undefined;
  /** The live API's OpenAPI document; undefined while it does not answer. */
  liveContract?: string | undefined;
}

export const findingText = ({ rule, subject, detail, remedy }: Finding): string =>
  `${rule.replace('_', ' ')}: ${subject} ${detail}; ${remedy}`;
