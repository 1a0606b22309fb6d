import type { RouteClaim, StoredRelease } from '../store/index.ts';

/** Why a release is not published: the rule, what breaks it, and how to mend it. */
export interface Finding {
  rule: 'path_claim' | 'gone_path' | 'budget';
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
  /** Who may serve which paths; undefined before a shell is live that says so. */
  claims: readonly RouteClaim[] | undefined;
}

export const findingText = ({ rule, subject, detail, remedy }: Finding): string =>
  `${rule.replace('_', ' ')}: ${subject} ${detail}; ${remedy}`;
