import type { PushNotice } from '@everything-wallet/core/push/PushNotice';
import type { PushSubscriptionKeys } from '@everything-wallet/core/schemas/pushSubscription';
import { supportEmail } from '@everything-wallet/core/texts/supportEmail';
import { writeLog } from '../../errors/writeLog.ts';
import { postPush, type PushRequest } from './postPush.ts';
import { PushServiceError } from './PushServiceError.ts';
import type { VapidKeys } from './vapidKeysOf.ts';

/** Seconds for which a push service waits for the browser. */
const TTL_S = 24 * 60 * 60;

/** Outcome of a push: 'gone' if the subscription has ended, 'refused' if sending it again would not help. */
type PushOutcome = 'sent' | 'gone' | 'refused';

/** Sends a push to a browser; throws PushServiceError if it is worth another attempt. */
export type PushSender = (subscription: PushSubscriptionKeys, notice: PushNotice) => Promise<PushOutcome>;

/** Makes a sender of encrypted pushes (RFC 8030, 8291) that are signed with a key pair (RFC 8292). */
export function createPushSender(
  keys: VapidKeys,
  post: (request: PushRequest) => Promise<number | undefined> = postPush,
): PushSender {
  return async ({ endpoint, keys: { p256dh, auth } }, notice) => {
    // Loaded for the first push: most calls of the function have none.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        vapidDetails: { subject: `mailto:${supportEmail}`, ...keys },
        ...{ TTL: TTL_S, urgency: 'normal', topic: topicOf(notice), contentEncoding: 'aes128gcm' },
      },
    );
    const status = await post({ endpoint, headers, body });
    // An address that is not allowed never gets a push.
    if (status === undefined || status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) return 'sent';
    if (status === 429 || status >= 500) throw new PushServiceError('not taken now', { status });
    writeLog('warn', 'push refused', { host: new URL(endpoint).hostname, status });
    return 'refused';
  };
}

/** Returns the topic, at most 32 characters of base64url: an undelivered push about the same event is replaced. */
function topicOf({ id }: PushNotice): string {
  return id.replace(/^evt_/, '').slice(0, 32);
}
