/** Each limit once, named after its meaning (R8). */
export const maximumPreferredDates = 3;
export const defaultPurposeKindId = 2;
export const loadingIndicatorTimeoutMs = 10_000;
/** A shorter wait shows no indicator, since one that flashes disturbs. */
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
/** Largest body of a request at the gateway, as a form without scripts, and at the API. */
export const mostBodyBytes = 262_144;
/** Depth of nested arrays and objects; no operation has more than four. */
export const mostJsonDepth = 32;
/** The time limit for a form without scripts, enough for a slow line. */
export const formTimeoutMs = 30_000;
/** `Retry-After` of a 503: short failures are usually over by then. */
export const retryAfterSeconds = 5;
/** Facilities that a visitor can compare side by side. */
export const mostComparedFacilities = 8;
export const notificationsPerPage = 20;
/** The highest page of a public list that the API takes, and of a member's own list. */
export const maximumPage = 100_000;
export const maximumMemberPage = 1_000;
/** The choices of a visitor; the first is the default. */
export const supportMessagesPerPage = [10, 20, 50] as const;
