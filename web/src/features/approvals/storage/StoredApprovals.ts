import { namedApprovalSchema, readSchema } from '@everything-wallet/core/schemas/approvals';
import { z } from 'zod';

/** Approvals found for some accounts on a network, as stored in this browser: without amounts, which are queried again. */
export const storedApprovalsSchema = z.object({
  /** Identifies a user, a network and a group of their accounts. */
  id: z.string(),
  user_id: z.string(),
  /** Addresses of the accounts, sorted. */
  addresses: z.array(z.string()),
  read: readSchema.nullable(),
  /** Quorum of nodes for a complete read. */
  needed: z.number().int().positive(),
  known: z.array(namedApprovalSchema),
  /** Number of approvals left out since `read` began, beyond the limit. */
  left_out: z.number().int().nonnegative().default(0),
});

export type StoredApprovals = z.output<typeof storedApprovalsSchema>;
