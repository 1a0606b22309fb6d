import { bucketCount, type ReleaseDocument, visitorHash } from '@enerabi/release/document';
import type { LocalBuild } from '@enerabi/release/preview';
import { withLocalBuild } from '../preview/local-build.ts';
import { previewMark } from '../preview/preview-mark.ts';
import { type Previews, previewedApps } from '../preview/previews.ts';
import type { Candidate } from '../render/candidates.ts';
import { appsInRollout, compositionOf, exposedApps } from './composition.ts';
import { failureScript } from './failure-reports.ts';
import type { ReportTokens } from './report-tokens.ts';
import type { RolloutVisits } from './rollout-visits.ts';
import { newVisitor, readVisitor, visitorCookie } from './visitor-cookie.ts';
import { vitalsElement } from './vitals-script.ts';

/** An attempt to give a page. */
export interface Attempt {
  candidate: Candidate;
  /** The release at fault; null if it gave the page, or nobody is to blame. */
  blamed: string | null;
}

/** The parts of this server that draw and count visitors. */
export interface VisitSettings {
  visits: RolloutVisits;
  tokens: Pick<ReportTokens, 'make'>;
  previews: Pick<Previews, 'of'>;
  isHttps: boolean;
}

/** One document's part in the running rollouts. */
export interface Visit {
  /** The releases that this visitor gets. */
  document: ReleaseDocument;
  /** `Set-Cookie` lines that keep the visitor on the same side. */
  cookies: readonly string[];
  onAttempt: (attempt: Attempt) => void;
  /** Whether the page is a preview, which waits for the release that it shows. */
  isPreview: boolean;
  /** A developer's own build, whose pages their browser renders by itself. */
  local?: LocalBuild | undefined;
  /**
   * Markup for the end of the page's body.
   * @param app the remote that owns the page; null for a page of the shell
   */
  bodyEnd?: (nonce: string, app: string | null) => string;
  /**
   * Counts the document.
   * @param app the remote that owns it; null for a page of the shell
   * @param status of the page; null if no release gave one
   */
  end: (app: string | null, status: number | null) => void;
}

/**
 * Decides which releases a document gets. Without a rollout nobody gets a cookie, and nothing is counted; a preview's
 * pages are never counted.
 * @param cookieHeader of the request; a visitor without cookies is drawn anew for each document
 */
export function openVisit(
  document: ReleaseDocument,
  cookieHeader: string | null,
  { visits, tokens, previews, isHttps }: VisitSettings,
): Visit {
  const uncounted = { cookies: [], onAttempt: () => {}, end: () => {}, isPreview: false };
  const preview = previews.of(cookieHeader);
  if (preview) {
    const previewed = previewedApps(document, preview);
    const { local } = preview;
    const released = compositionOf(document, previewed);
    const shown = [...previewed, ...(local ? [`${local.app} (localhost:${local.port})`] : [])];
    return {
      ...uncounted,
      document: local ? withLocalBuild(released, local) : released,
      local,
      isPreview: true,
      bodyEnd: (nonce) => previewMark(shown, nonce),
    };
  }
  const tried = appsInRollout(document);
  if (tried.length === 0) return { ...uncounted, document };
  const known = readVisitor(cookieHeader, isHttps);
  const visitorId = known ?? newVisitor();
  const exposed = exposedApps(document, visitorId);
  const attempts: Attempt[] = [];
  return {
    document: compositionOf(document, exposed),
    cookies: known ? [] : [visitorCookie(visitorId, isHttps)],
    isPreview: false,
    bodyEnd(nonce, owner) {
      const token = tokens.make(visitorId);
      const measured = tried.find((app) => app === owner) ?? tried.find((app) => app === 'shell');
      return failureScript(token, nonce) + (measured ? vitalsElement(token, measured, nonce) : '');
    },
    onAttempt: (attempt) => void attempts.push(attempt),
    end(owner, status) {
      for (const app of tried) {
        const entry = document.apps[app];
        if (!entry?.rollout || (app !== owner && app !== 'shell')) continue;
        const isCandidate = exposed.includes(app);
        const release = isCandidate ? entry.rollout.candidate : entry.active;
        const own = attempts.filter(({ candidate }) => [candidate.shell, candidate.remote].includes(release));
        // A release whose circuit is open was not tried, which is a finding of its own.
        if (own.length === 0) continue;
        // Without the active release beside it, an API that is down would look like the candidate's fault.
        const isCompared = entry.rollout.weight < bucketCount;
        const gaveError = isCompared && own.at(-1)?.blamed === null && status !== null && status >= 500;
        const hasFailed = gaveError || own.some(({ blamed }) => blamed === release);
        const hash = visitorHash(entry.rollout.id, visitorId);
        visits.count(entry.rollout, isCandidate ? 'candidate' : 'active', hash, hasFailed);
      }
    },
  };
}
