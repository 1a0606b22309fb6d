import { createHash } from 'node:crypto';
import type { DocumentApp } from './release-document.schemas.ts';

/** A rollout's weight is a number of these. */
export const bucketCount = 10_000;

/** Identifies a visitor within one rollout: the first 32 bits of the SHA-256 of both names. */
export const visitorHash = (rolloutId: string, visitorId: string): number =>
  createHash('sha256')
    .update(rolloutId + visitorId)
    .digest()
    .readUInt32BE();

/** The bucket of a visitor in a rollout, 0 to 9999. It stays the same while the weight rises. */
export const bucketOf = (rolloutId: string, visitorId: string): number =>
  visitorHash(rolloutId, visitorId) % bucketCount;

/** Whether a visitor gets the candidate of an app's rollout. */
export const isExposed = ({ rollout, disabled }: DocumentApp, visitorId: string): boolean =>
  rollout !== null && !disabled && bucketOf(rollout.id, visitorId) < rollout.weight;
