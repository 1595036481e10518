import { z } from 'zod';
import { countSchema, lowerHashSchema, quantitySchema, timeSchema } from '../chain/rpcSchemas.ts';

/** An address in lower case: a checksum for each of thousands would take longer than the rest of a block. */
const lowerAddressSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((address) => address.toLowerCase());

/** Data of a log. `bytesSchema` would exhaust the stack for the longest that a block has room for. */
const logDataSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .refine((data) => data.length % 2 === 0)
  .transform((data) => data.toLowerCase());

/** Header of a block as `eth_getBlockByNumber` answers it; null where the node has no such block. */
export const headerSchema = z
  .object({ number: countSchema, hash: lowerHashSchema, parentHash: lowerHashSchema, timestamp: timeSchema })
  .nullable();

/** A block with its transactions. */
export const bodySchema = z
  .object({
    number: countSchema,
    hash: lowerHashSchema,
    parentHash: lowerHashSchema,
    timestamp: timeSchema,
    logsBloom: z.string().nullish().catch(undefined),
    transactions: z.array(
      z.object({
        hash: lowerHashSchema,
        from: lowerAddressSchema,
        to: lowerAddressSchema.nullish(),
        value: quantitySchema,
        // Some networks have transactions of the system without one.
        nonce: countSchema.nullish(),
      }),
    ),
  })
  .nullable();

/** All logs of a block. */
export const blockLogsSchema = z.array(
  z.object({
    address: lowerAddressSchema,
    topics: z.array(lowerHashSchema).max(4),
    data: logDataSchema,
    transactionHash: lowerHashSchema,
    blockHash: lowerHashSchema,
    logIndex: countSchema,
    // Some nodes still return logs that a reorg removed.
    removed: z.boolean().nullish(),
  }),
);

/** Outcome of a transaction, of its receipt. */
export const outcomeSchema = z.object({
  transactionHash: lowerHashSchema,
  blockHash: lowerHashSchema,
  // Absent in blocks before Byzantium (EIP-658).
  status: z.enum(['0x0', '0x1']).nullish(),
});

/** Outcomes of all transactions of a block. */
export const outcomesSchema = z.array(outcomeSchema);

/** Logs of all receipts of a block. */
export const receiptLogsSchema = z.array(z.object({ logs: blockLogsSchema }));
