/** Limits of releases: polling, what the public document and the log keep, trials and retention. */

/** Browsers poll `builds/latest.json` at this interval (R7.1). */
export const pollSeconds = 30;
/** Fallbacks in the public document: every visitor fetches it, and no server has time to try more. */
export const maximumFallbacks = 3;
/** A rollback without a named release goes back at most this many releases. */
export const maximumKnownGood = 10;
/** Unproven releases that are kept; they never replace a known good one. */
export const maximumOthers = 5;
/** Retired releases in the public document: every visitor fetches it, and pages of older ones are not open any more. */
export const maximumRetired = 100;

/**
 * Some file systems (network mounts, some containers) report no events. A server then notices a change of the public
 * document at this interval.
 */
export const watchEveryMs = 1_000;
/** An object store is asked for a new release document at this interval; one that did not change is a few bytes. */
export const followEveryMs = 250;
/** Deadline of a trial before publishing: several remotes in a new shell, each of which may time out after 5 s. */
export const probeDeadlineMs = 60_000;
/** Two changes of a file within one tick of the file system's clock look like one. */
export const clockGrainMs = 50;
/** Pages after which a release is known good: most kinds of a site's pages, and a day of a small site. */
export const trialPages = 100;
/** How long a release must serve until then: five times the longest open circuit, and leaks show. */
export const trialMs = 600_000;
/** Share of pages that may fail: a crawler that requests one facility's broken data proves no fault of the release. */
export const toleratedShare = 0.01;
/** A publication takes seconds; files in `tmp/` that are a day old belong to one that died. */
export const abandonedAfterMs = 24 * 60 * 60 * 1000;
/** Bytes of a store in a folder that are set aside for a full disk: several entries of the log, and documents. */
export const reservedBytes = 512 * 1024;
/** A server that has not written its records for this time is gone; the log has its findings. */
export const serverGoneAfterMs = 30 * 24 * 60 * 60 * 1000;

/** Visits that a server counts at one weight of a rollout; a decision needs far fewer. */
export const maximumCountedVisits = 100_000;
/** Failed visits that a server names at one weight of a rollout. */
export const maximumFailedVisits = 1_000;

/**
 * From this evidence on a candidate is taken back: a good one is taken back in at most one of twenty rollouts, and a
 * person can start it again.
 */
export const alarmEvidence = 20;
/** From this evidence on a rollout takes no further step by itself. */
export const doubtEvidence = 3;
/** Visits of the candidate below which its failures decide nothing; its circuit breakers stand guard meanwhile. */
export const minimumAlarmVisits = 20;
/** Visits of the candidate below which a rollout takes no further step by itself. */
export const minimumStepVisits = 100;
/** Share of failed visits that is allowed where nobody has the active release any more. */
export const allowedFailures = 0.005;
/** The judge's name in the log. */
export const errorBudget = 'error budget';
/** Interval at which running rollouts are judged. */
export const rolloutWatchMs = 2_000;

/** Scripts that every page of a remote loads before its own, gzip. */
export const maximumEntryBytes = 8_000;
/** Scripts of a page that is the first one of a visit, shell included, gzip. */
export const maximumFirstPageBytes = 115_000;
/** A page's style sheets are in its document, uncompressed. */
export const maximumStyleBytes = 40_000;

/** Limits of a build that is uploaded: files, bytes of one file, bytes of all. */
export const maximumUploadFiles = 5_000;
export const maximumUploadFileBytes = 20_000_000;
export const maximumUploadBytes = 200_000_000;
/** Uploads that nobody has finished by then are removed. */
export const uploadAbandonedAfterMs = 24 * 60 * 60 * 1000;

/** Between taking a release out of the store and deleting it, a command that had checked it may still log it. */
export const garbageGraceMs = 2_000;
