import { rpcNameSchema } from '@everything-wallet/core/schemas/fields';
import { z } from 'zod';

/** Payload of a task that reads earlier blocks of a network for a user's accounts. */
export const backfillTaskSchema = z.object({ user: z.string().min(1), network: rpcNameSchema });

export type BackfillTask = z.output<typeof backfillTaskSchema>;
