import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, weiSchema } from './fields.ts';

/** Account and network of a balance proof. */
export const balanceProofQuestionSchema = z.strictObject({ address: addressSchema, network: rpcNameSchema });

const bytesSchema = z.string().regex(/^0x([0-9a-f]{2})*$/);

/**
 * Proof of a balance against a block's hash (EIP-1186). The caller verifies it (`verifyBalanceProof`) and
 * trusts only that the nodes agree on the hash.
 */
export const balanceProofAnswerSchema = z.object({
  blockNumber: z.number().int().nonnegative(),
  /** Time of the block in ms since 1970. */
  blockTime: z.number().int(),
  blockHash: z.string().regex(/^0x[0-9a-f]{64}$/),
  /** Header fields in the order of their RLP, each as bytes: the hash of the header is the block's. */
  header: z.array(bytesSchema).min(15).max(40),
  /**
   * Nodes of the Merkle-Patricia trie from the root to the account, or to where it is missing, each as its
   * RLP.
   */
  accountProof: z.array(bytesSchema).max(64),
  /** Wei. */
  balance: weiSchema,
  /** Number of nodes that agree on the block's hash, and number of configured nodes. */
  agreeing: z.number().int().positive(),
  configured: z.number().int().positive(),
});

export type BalanceProofQuestion = z.output<typeof balanceProofQuestionSchema>;
export type BalanceProof = z.output<typeof balanceProofAnswerSchema>;
