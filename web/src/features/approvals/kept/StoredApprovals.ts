import { namedApprovalSchema, readSchema } from '@everything-wallet/core/callables/approvals';
import { z } from 'zod';

/** What looks for approvals of some accounts on a network have found, as this browser keeps it: where to look, and no figure. */
export const storedApprovalsSchema = z.object({
  /** Of a user, a network and a place among the groups of their accounts. */
  id: z.string(),
  user_id: z.string(),
  /** Whose approvals they are, sorted. */
  addresses: z.array(z.string()),
  read: readSchema.nullable(),
  /** How many nodes have to tell what is read. */
  needed: z.number().int().positive(),
  known: z.array(namedApprovalSchema),
  /** Approvals that were left out since `read` began: there were too many. */
  left_out: z.number().int().nonnegative().default(0),
});

export type StoredApprovals = z.output<typeof storedApprovalsSchema>;
