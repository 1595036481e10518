import { z } from '@hono/zod-openapi';
import { activityTypes } from '../services/activity/ActivityEvent.ts';

/** Type of an event, in answers and in requests. */
export const eventTypeAnswer = z.enum(activityTypes).openapi('EventType', {
  description:
    '`transfer.coin`, `transfer.token`, `transfer.nft`: a block with a transfer to or from an account was added to the chain. `approval.changed`: the same with an approval. `movement.settled`: the block has as many confirmations as its network needs. `movement.reorged`: the block is no longer part of the chain. Later versions may add more.',
  example: 'transfer.token',
});
