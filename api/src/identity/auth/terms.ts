import { termsVersions } from '@enerabi/shared/constants';
import { fieldRefused } from './field-refused.ts';

/** Version of a member who has not agreed to any terms yet: registered by a request without them (decision 090). */
export const agreedToNone = '';

/**
 * Accepts agreement to the current terms only (R1.9), or none.
 * @throws ProblemError 422 `invalid_request` with `terms_outdated`
 */
export function refuseOutdatedTerms(version: string | undefined): void {
  if (version !== undefined && version !== termsVersions.site)
    throw fieldRefused('terms_version', 'terms_outdated', `The terms are of ${termsVersions.site}.`);
}
