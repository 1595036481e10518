import { z } from 'zod';
import { typedAddressSchema } from './typedAddressSchema.ts';

/** The New Account form for an address to look at; issues carry ids of the catalogue's messages. */
export const watchOnlyAccountSchema = z.object({ address: typedAddressSchema });
