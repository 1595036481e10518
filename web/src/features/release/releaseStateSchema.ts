import { z } from 'zod';

/** Schema of a worker's answer to 'state': another release may have written the worker. */
export const releaseStateSchema = z.object({
  id: z.string(),
  version: z.string(),
  changes: z.array(z.string()),
  isAccepted: z.boolean(),
});
