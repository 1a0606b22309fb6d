import { createHash } from 'node:crypto';

/** As the database keeps it; 256 random bits need neither salt nor stretching. */
export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest();
