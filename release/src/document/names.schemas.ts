import { z } from 'zod';

/** Name of an app: the shell or a remote. It is a folder of the store and a part of public addresses. */
export const appName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** Name of an environment, such as `production`; one release store serves one. */
export const environmentName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** Name of a shell server, unique among the current servers of the store. */
export const serverName = z.string().regex(/^[A-Za-z0-9][\w.-]{0,99}$/);

/** `r_` and a hash of the release's content. */
export const releaseId = z.string().regex(/^r_[0-9a-z]{1,64}$/);

/** Subresource integrity (W3C SRI) as the store writes it: always SHA-384. */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/**
 * A file inside a release, relative and with `/`. No segment starts with a dot: the path cannot leave the folder or
 * name a hidden file, and no character needs escaping in an address.
 */
export const filePath = z.string().regex(/^[A-Za-z0-9_~@+-][\w.~@+-]*(?:\/[A-Za-z0-9_~@+-][\w.~@+-]*)*$/);

/** A path prefix of whole segments. */
export const claimedPath = z.string().regex(/^(?:\/[a-z0-9][a-z0-9_-]{0,39}){1,3}$/);
