import { createHash } from 'node:crypto';

/** As the database stores it; 256 random bits need neither salt nor stretching. */
export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest();
