import { getAddress, isAddress } from 'ethers/address';
import { z } from 'zod';
import type { FeeHistory, Receipt } from './Chain.ts';

const lowerCase = (text: string) => text.toLowerCase();

/** A JSON-RPC quantity, read as bigint; '0x' and anything longer than 256 bits are malformed. */
export const quantitySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform((text) => BigInt(text));

/** A block's number. Records store it as a number. */
export const blockNumberSchema = quantitySchema.refine((number) => number <= BigInt(Number.MAX_SAFE_INTEGER));

/** A number of blocks, transactions or logs, as a number. */
export const countSchema = quantitySchema.transform((count, context) => {
  if (count <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(count);
  context.addIssue({ code: 'custom', message: 'too large for a number' });
  return z.NEVER;
});

/** A block's time in seconds since 1970, as a number. */
export const timeSchema = quantitySchema.transform((seconds, context) => {
  // Beyond this no date can be written.
  if (seconds < 8_640_000_000_000n) return Number(seconds);
  context.addIssue({ code: 'custom', message: 'no time' });
  return z.NEVER;
});

/** 32 bytes as nodes write them: 0x-prefixed hex. */
export const hashSchema = z.string().regex(/^0x[0-9a-fA-F]{64}$/);

/** The same in lower case. */
export const lowerHashSchema = hashSchema.transform(lowerCase);

/** Bytes as 0x and hex digits. */
export const bytesSchema = z.string().regex(/^0x([0-9a-fA-F]{2})*$/);

/** The same in lower case. */
export const lowerBytesSchema = bytesSchema.transform(lowerCase);

/** An address, as a checksum address (EIP-55). */
const addressSchema = z
  .string()
  .refine(isAddress)
  .transform((address) => getAddress(address));

/** A block as `eth_getBlockBy…` answers it. */
export const blockSchema = z.object({
  number: quantitySchema,
  baseFeePerGas: quantitySchema.nullish(),
  timestamp: quantitySchema.nullish(),
});

/** A block with its number, its time in seconds since 1970, and its hash. */
export const headSchema = z.object({
  number: countSchema,
  timestamp: quantitySchema,
  hash: lowerHashSchema,
});

/** The same for records: with a time of which a date can be written. */
export const datedBlockSchema = z.object({
  number: blockNumberSchema,
  hash: lowerHashSchema,
  timestamp: timeSchema,
});

/** A block with the hashes of its transactions. */
export const blockContentSchema = z
  .object({ number: quantitySchema, transactions: z.array(hashSchema) })
  .nullable();

/** A block with the coin that its transactions move. */
export const blockPaymentsSchema = z.object({
  number: blockNumberSchema,
  hash: lowerHashSchema,
  parentHash: lowerHashSchema,
  transactions: z.array(
    z.object({
      hash: lowerHashSchema,
      from: z.string().transform(lowerCase),
      to: z.string().transform(lowerCase).nullish(),
      value: quantitySchema,
    }),
  ),
});

/** An event: the logging contract as a checksum address (EIP-55), and its indexed values in lower case. */
export const eventSchema = z.object({
  address: addressSchema,
  topics: z.array(lowerHashSchema).max(4),
});

/** Logs of `eth_getLogs`, of which only the place counts: a contract decides the rest. */
export const logPlacesSchema = z.array(
  z.object({
    transactionHash: lowerHashSchema,
    blockNumber: blockNumberSchema,
    address: addressSchema.optional().catch(undefined),
    topics: z.array(z.string()).optional().catch(undefined),
    // Some nodes still return logs that a reorg removed.
    removed: z.boolean().nullish(),
  }),
);

/** A transaction, waiting or in a block. */
export const transactionSchema = z.object({
  hash: lowerHashSchema,
  from: addressSchema,
  to: addressSchema.nullish(),
  value: quantitySchema,
  nonce: countSchema,
});

/** A receipt whose logs are all read as events. */
export const eventsReceiptSchema = z
  .object({
    transactionHash: lowerHashSchema,
    status: z.enum(['0x0', '0x1']).nullish(),
    blockNumber: blockNumberSchema,
    blockHash: lowerHashSchema,
    logs: z.array(eventSchema.extend({ data: lowerBytesSchema })),
  })
  .nullable();

const receiptSchema = z
  .object({
    transactionHash: hashSchema,
    // Absent in blocks before Byzantium (EIP-658).
    status: z.enum(['0x0', '0x1']).nullish(),
    blockNumber: quantitySchema,
    // A hint alone: without it the block's base fee is not asked for.
    blockHash: hashSchema.nullish().catch(undefined),
    gasUsed: quantitySchema,
    effectiveGasPrice: quantitySchema.nullish(),
    // L1 data fee, and the parameters of the operator fee (OP Stack).
    l1Fee: quantitySchema.nullish(),
    operatorFeeScalar: quantitySchema.nullish(),
    operatorFeeConstant: quantitySchema.nullish(),
    logs: z
      .array(z.object({ address: z.string(), topics: z.array(z.string()), data: z.string().optional() }))
      .nullish(),
  })
  .nullable();

/** Unit of the operator's scalar (OP Stack, Isthmus): millionths of a wei per gas. */
const MILLION = 1_000_000n;

/** Schema of the receipt of one transaction: that of another one is no answer. */
export function receiptSchemaOf(txHash: string) {
  return receiptSchema
    .refine((receipt) => receipt === null || receipt.transactionHash.toLowerCase() === txHash.toLowerCase())
    .transform((receipt): Receipt | undefined => {
      if (receipt === null) return undefined;
      const { status, blockNumber, blockHash, gasUsed, effectiveGasPrice, logs } = receipt;
      const { l1Fee, operatorFeeScalar, operatorFeeConstant } = receipt;
      const beside =
        (l1Fee ?? 0n) + (gasUsed * (operatorFeeScalar ?? 0n)) / MILLION + (operatorFeeConstant ?? 0n);
      return {
        succeeded: status !== '0x0',
        blockNumber,
        ...(typeof blockHash === 'string' && { blockHash }),
        gasUsed,
        ...(typeof effectiveGasPrice === 'bigint' && {
          gasPrice: effectiveGasPrice,
          feePaid: gasUsed * effectiveGasPrice + beside,
        }),
        ...(logs && { logs }),
      };
    });
}

/**
 * Schema of the eth_feeHistory result (execution-apis). Refuses lists that do not fit each other: one base
 * fee per block and one for the next, and for each block as many priority fees as requested, rising.
 *
 * @param blocks number requested; a young chain has fewer
 * @param percentiles number requested
 */
export function feeHistorySchema(blocks: number, percentiles: number): z.ZodType<FeeHistory> {
  const tipsSchema = z.array(quantitySchema).length(percentiles).refine(isRising);
  return z
    .object({
      baseFeePerGas: z
        .array(quantitySchema)
        .min(2)
        .max(blocks + 1),
      gasUsedRatio: z.array(z.number().nonnegative()),
      reward: z.array(tipsSchema),
    })
    .refine(
      ({ baseFeePerGas, gasUsedRatio, reward }) =>
        gasUsedRatio.length === baseFeePerGas.length - 1 && reward.length === gasUsedRatio.length,
    )
    .transform(({ baseFeePerGas, gasUsedRatio, reward }) => ({
      baseFees: baseFeePerGas,
      tips: reward.filter((_, block) => gasUsedRatio[block] !== 0),
    }));
}

function isRising(tips: readonly bigint[]): boolean {
  return tips.every((tip, index) => index === 0 || tip >= (tips[index - 1] ?? 0n));
}
