import type { LeasedLane } from './LaneStore.ts';
import { WebhookTarget, type WebhookTargetDependencies } from './WebhookTarget.ts';

/** Finds the webhook of a lane; 'paused' if it or its key gets nothing now, 'gone' if one of them does not exist any more. */
export async function findWebhookTarget(
  { targetId }: Pick<LeasedLane, 'targetId'>,
  dependencies: WebhookTargetDependencies,
): Promise<WebhookTarget | 'paused' | 'gone'> {
  const { webhooks, now } = dependencies;
  const webhook = await webhooks.find(targetId);
  if (!webhook) return 'gone';
  const keyState = await webhooks.keyState(webhook, now());
  if (keyState === 'revoked') {
    await webhooks.remove(webhook);
    return 'gone';
  }
  const isActive = webhook.status === 'active' && keyState === 'valid';
  return isActive ? new WebhookTarget(webhook, dependencies) : 'paused';
}
