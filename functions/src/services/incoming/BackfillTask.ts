import { rpcNameSchema } from '@everything-wallet/core/schemas/fields';
import { z } from 'zod';

/** Content of a task: earlier blocks of a network are read for a user's accounts. */
export const backfillTaskSchema = z.object({ user: z.string().min(1), network: rpcNameSchema });

export type BackfillTask = z.output<typeof backfillTaskSchema>;
