/** Cost parameters of Argon2 (RFC 9106, section 3.1). */
export interface Argon2Cost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP Password Storage Cheat Sheet: its Argon2id setting with the least memory. */
export const recommendedCost: Argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
