import { z } from 'zod';
import { defaultNetwork } from '../networks/networks.ts';

/** contacts/{uid}_{random} (docs/product.md §3). */
export const contactSchema = z.object({
  user_id: z.string(),
  name: z.string(),
  /** Checksum address (EIP-55). */
  address: z.string(),
  network: z.string().default(defaultNetwork.id),
  /** May have line breaks. */
  notes: z.string().nullable().default(null),
});

export type ContactRecord = z.infer<typeof contactSchema>;

/** Creates a document id for a new contact; adding it twice under one id makes one contact. */
export function newContactId(userId: string): string {
  return `${userId}_${crypto.randomUUID()}`;
}
