import type { RpcName } from '../networks/networks.ts';

/**
 * Content of a push: no amount and no token. The service worker makes the text of the notification on the device.
 */
export interface PushNotice {
  /** Id of the event, and tag of the notification: a push that arrives twice is shown once. */
  readonly id: string;
  readonly kind: 'received' | 'sent';
  readonly network: RpcName;
  /** Checksum address of the account. */
  readonly address: string;
}
