import { vapidPrivateKeySecret } from '../../configuration.ts';
import { createPushSender, type PushSender } from './createPushSender.ts';
import { vapidKeysOf } from './vapidKeysOf.ts';

/** Returns the sender with the deployment's key, for a function with the secret VAPID_PRIVATE_KEY. Without a key, it sends nothing. */
export function configuredPushSender(): PushSender {
  const keys = vapidKeysOf(vapidPrivateKeySecret.value());
  // Subscriptions of an earlier key get nothing.
  return keys ? createPushSender(keys) : () => Promise.resolve('refused');
}
