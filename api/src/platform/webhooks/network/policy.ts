import type { Configuration } from '@enerabi/shared/server/configuration';
import { type AddressPolicy, publicOnly } from './address.rules.ts';

/** The public internet alone, unless `WEBHOOK_LOCALHOST` lets development call this machine. */
export const policyOf = ({ WEBHOOK_LOCALHOST }: Configuration): AddressPolicy =>
  WEBHOOK_LOCALHOST === 'allowed' ? { mayCallLoopback: true } : publicOnly;
