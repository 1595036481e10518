import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { ActivityType } from '../activity/ActivityEvent.ts';

/** Webhooks that a key, and a user, can have. */
export const MAX_WEBHOOKS = { ofKey: 5, ofUser: 10 } as const;

/** Milliseconds for which the secret before a rotation still signs. */
export const SECRET_OVERLAP_MS = 24 * 60 * 60 * 1_000;

/** Milliseconds without a success after which an event is given up, and a webhook paused. */
export const MAX_FAILING_MS = 24 * 60 * 60 * 1_000;

/** A URL of an API key's owner that gets the events of their accounts. Times are in ms since 1970. */
export interface Webhook {
  /** Without '_', which separates it in ids of lanes and deliveries. */
  readonly id: string;
  readonly userId: string;
  readonly keyId: string;
  readonly url: string;
  /** Null for all. */
  readonly networks: readonly RpcName[] | null;
  readonly types: readonly ActivityType[] | null;
  /** True if its key works on testnets alone. */
  readonly testnetsOnly: boolean;
  readonly status: 'active' | 'paused';
  readonly pausedBy: 'user' | 'failures' | null;
  readonly secret: string;
  readonly previousSecret: { readonly secret: string; readonly validUntil: number } | null;
  readonly createdAt: number;
  /** The last event before it was created: later ones are delivered. */
  readonly startSequence: number;
  readonly lastSuccessAt: number | null;
  /** Time of the first failure since the last success. */
  readonly failingSince: number | null;
}
