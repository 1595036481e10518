import { getAddress } from 'ethers/address';
import { z } from 'zod';
import { isEvmAddress } from '../accounts/addressSchema.ts';
import { customTokenNetworkIdSchema } from '../documents/token.ts';
import type { TextId } from '../texts/texts.ts';
import { plainTextSchema } from '../strings/plainTextSchema.ts';
import { tokenLimits } from './tokenLimits.ts';

const REQUIRED: TextId = 'common.error.required';
const TOO_LONG: TextId = 'common.error.tooLong';

/** The add-token form (docs/product.md §5, Add token): issues carry text ids. */
export const addTokenSchema = z.object({
  contractAddress: z
    .string()
    .trim()
    .min(1, REQUIRED)
    .refine((text) => text === '' || isEvmAddress(text), 'tokens.error.contractAddress' satisfies TextId)
    .transform((text) => getAddress(text)),
  network: customTokenNetworkIdSchema,
  name: plainTextSchema({ max: tokenLimits.name, required: REQUIRED, tooLong: TOO_LONG }),
  symbol: plainTextSchema({ max: tokenLimits.symbol, required: REQUIRED, tooLong: TOO_LONG }),
  icon: plainTextSchema({ max: tokenLimits.icon, tooLong: TOO_LONG }),
});

/** The form as typed. */
export type AddTokenForm = z.input<typeof addTokenSchema>;

/** The form after validation. */
export type NewToken = z.output<typeof addTokenSchema>;
