import { sessionLifetimeSeconds } from '../session/session.rules.ts';

const dayMs = 86_400_000;
const signsForMs = 30 * dayMs;
/** Allows for differing clocks, and for requests under way. */
const marginMs = dayMs;

export const signsUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + signsForMs);

/** Until then a session may present a token that the key signed: `refresh` takes expired ones, too. */
export const retiresAt = (createdAt: Date): Date =>
  new Date(signsUntil(createdAt).getTime() + sessionLifetimeSeconds * 1000 + marginMs);
