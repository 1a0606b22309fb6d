/** Each limit once, named after what it means (R8). */
export const maximumPreferredDates = 3;
export const defaultPurposeKindId = 2;
export const loadingIndicatorTimeoutMs = 10_000;
/** A sooner end is not announced: an indicator that flashes by disturbs more than it tells. */
export const loadingIndicatorDelayMs = 300;
export const defaultLoadingText = '読み込み中です';
export const prefetchAfterMs = 1_000;
export const maximumOneStopChildren = 3;
export const initialPersonNumber = 1;
export const initialChildNumber = 0;
export const phoneInputMaximumLength = 250;
/** Digits of a phone number within its country, and of an extension (specification section 5). */
export const phoneNationalNumberMinimumLength = 2;
export const phoneNationalNumberMaximumLength = 17;
export const phoneExtensionMaximumLength = 20;
export const readTimeoutMs = 3_000;
export const writeTimeoutMs = 10_000;
/** A request's body may have so many at the gateway, as a form without scripts, and at the API. */
export const mostBodyBytes = 262_144;
/** Arrays and objects within each other; no operation has more than four. */
export const mostJsonDepth = 32;
/** A form without scripts arrives within it, on a slow line, too. */
export const formTimeoutMs = 30_000;
/** Said with an answer of 503: what is down for a moment mostly comes back within it. */
export const retryAfterSeconds = 5;
/** Facilities that a visitor can compare side by side. */
export const mostComparedFacilities = 8;
export const notificationsPerPage = 20;
/** The highest page of a public list that the API takes, and of a member's own list. */
export const maximumPage = 100_000;
export const maximumMemberPage = 1_000;
/** Whichever the visitor chooses; the first unless chosen. */
export const supportMessagesPerPage = [10, 20, 50] as const;
