import { vapidPrivateKeySecret } from '../../configuration.ts';
import { pushLanes } from '../../data/pushLanes.ts';
import { pushSubscriptions } from '../../data/pushSubscriptions.ts';
import { firestoreActivityLog } from '../activity/firestoreActivityLog.ts';
import { createPushSender, type PushSender } from './createPushSender.ts';
import { PushDeliverer } from './PushDeliverer.ts';
import { vapidKeysOf } from './vapidKeysOf.ts';

/** Sender of a deployment without a key: subscriptions of an earlier key get nothing. */
const sendNothing: PushSender = () => Promise.resolve('refused');

/** Makes the deliverer of lanes of pushes (`isPushLane`). Its function needs the secret VAPID_PRIVATE_KEY. */
export function createPushDeliverer(): PushDeliverer {
  const keys = vapidKeysOf(vapidPrivateKeySecret.value());
  return new PushDeliverer({
    lanes: pushLanes,
    log: firestoreActivityLog,
    subscriptions: pushSubscriptions,
    send: keys ? createPushSender(keys) : sendNothing,
  });
}
