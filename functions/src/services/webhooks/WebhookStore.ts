import type { Webhook } from './Webhook.ts';

/** A webhook before it is stored. */
type NewWebhook = Omit<
  Webhook,
  'status' | 'pausedBy' | 'previousSecret' | 'startSequence' | 'lastSuccessAt' | 'failingSince'
>;

/** Fields of a webhook that change. */
export type WebhookChange = Partial<
  Pick<Webhook, 'status' | 'pausedBy' | 'secret' | 'previousSecret' | 'lastSuccessAt' | 'failingSince'>
>;

/** An e-mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * State of the key of a webhook:
 * - 'valid';
 * - 'expired', or its account is being deleted: nothing is delivered;
 * - 'revoked': the webhook has ended.
 */
export type KeyState = 'valid' | 'expired' | 'revoked';

/** The stored webhooks. */
export interface WebhookStore {
  /** Stores a webhook; 'full' if its key or its user has as many as it can have. Those of revoked keys are removed. */
  readonly create: (webhook: NewWebhook) => Promise<Webhook | 'full'>;
  /** Returns the webhooks of a key, oldest first. */
  readonly list: (userId: string, keyId: string) => Promise<readonly Webhook[]>;
  readonly find: (id: string) => Promise<Webhook | undefined>;
  /**
   * Changes a webhook in one step, and queues an e-mail if there is one.
   *
   * @param change returns what to change; undefined for nothing, and for no e-mail
   * @returns the webhook after it; undefined if it does not exist
   */
  readonly change: (
    id: string,
    change: (webhook: Webhook) => WebhookChange | undefined,
    mail?: Mail,
  ) => Promise<Webhook | undefined>;
  /**
   * Gives a key the webhooks of another key of the same user and kind (testnets only, or not).
   *
   * @returns the webhooks; 'full' if the key would have too many, and none was given
   */
  readonly adopt: (
    owner: { readonly userId: string; readonly keyId: string; readonly testnetsOnly: boolean },
    fromKeyId: string,
  ) => Promise<readonly Webhook[] | 'full'>;
  readonly remove: (webhook: Pick<Webhook, 'id' | 'userId'>) => Promise<void>;
  readonly keyState: (webhook: Pick<Webhook, 'userId' | 'keyId'>, now: number) => Promise<KeyState>;
}
