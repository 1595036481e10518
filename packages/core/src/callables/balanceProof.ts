import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, weiSchema } from './fields.ts';

/** Of whose coin a proof is wanted. */
export const balanceProofQuestionSchema = z.strictObject({ address: addressSchema, network: rpcNameSchema });

const bytesSchema = z.string().regex(/^0x([0-9a-f]{2})*$/);

/**
 * What proves a balance by a block's hash (EIP-1186). Whoever asked checks it (`verifyBalanceProof`), and believes nothing of it but
 * that the nodes agree on the hash.
 */
export const balanceProofAnswerSchema = z.object({
  blockNumber: z.number().int().nonnegative(),
  /** When the block was made, in ms since 1970. */
  blockTime: z.number().int(),
  blockHash: z.string().regex(/^0x[0-9a-f]{64}$/),
  /** The header's fields in the order of their RLP, each as its bytes: its hash is the block's. */
  header: z.array(bytesSchema).min(15).max(40),
  /** The nodes of the Merkle-Patricia trie from the root to the account, or to where it is missing, each as its RLP. */
  accountProof: z.array(bytesSchema).max(64),
  /** Wei. */
  balance: weiSchema,
  /** Nodes that say the block has this hash, of those that are configured. */
  agreeing: z.number().int().positive(),
  configured: z.number().int().positive(),
});

export type BalanceProofQuestion = z.output<typeof balanceProofQuestionSchema>;
export type BalanceProof = z.output<typeof balanceProofAnswerSchema>;
