import { z } from 'zod';

/** Name of an app: the shell or a remote. It is a folder of the store and a part of public addresses. */
export const appName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** Name of an environment, such as `production`; one release store serves one. */
export const environmentName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** Name of a shell server: one that no other server of the store has at the same time. */
export const serverName = z.string().regex(/^[A-Za-z0-9][\w.-]{0,99}$/);

/** `r_` and a hash of what the release holds. */
export const releaseId = z.string().regex(/^r_[0-9a-z]{1,64}$/);

/** Subresource integrity (W3C SRI) as the store writes it: always SHA-384. */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/**
 * A file inside a release, relative and with `/`. No segment starts with a dot: neither a way out of the folder
 * nor a hidden file can be named, and no character needs escaping in an address.
 */
export const filePath = z.string().regex(/^[A-Za-z0-9_~@+-][\w.~@+-]*(?:\/[A-Za-z0-9_~@+-][\w.~@+-]*)*$/);
