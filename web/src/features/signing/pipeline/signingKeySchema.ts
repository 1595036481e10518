import type { SigningKey } from '@everything-wallet/core/transactions/transferSchema';
import { z } from 'zod';
import type { TextId } from '../../../texts/texts.ts';

const MISSING = 'send.error.fieldsMissing' satisfies TextId;

const none = z.object({ phrase: z.string(), password: z.string() });

/** Fields of the signer, by kind: issues have field problems. */
export const signingKeySchema = {
  phrase: z.object({ phrase: z.string().trim().min(1, MISSING), password: z.string() }),
  password: z.object({ phrase: z.string(), password: z.string().min(1, MISSING) }),
  passkey: none,
  unlocked: none,
} as const satisfies Record<SigningKey, z.ZodType>;
