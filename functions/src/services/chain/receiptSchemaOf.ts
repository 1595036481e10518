import { z } from 'zod';
import type { Receipt } from './Chain.ts';
import { hashSchema } from './hashSchema.ts';
import { quantitySchema } from './quantitySchema.ts';

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
