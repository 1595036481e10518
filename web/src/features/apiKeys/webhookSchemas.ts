import { z } from 'zod';

/** ms since 1970. */
const time = z.number();

/** A webhook, as the API returns it. Networks and types are texts, since the API may add some. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  /** Names of networks in the API; absent for all networks of the key. */
  networks: z.array(z.string()).optional(),
  /** Absent for all. */
  types: z.array(z.string()).optional(),
  status: z.enum(['active', 'paused']),
  pausedBy: z.enum(['user', 'failures']).optional(),
  createdAt: time,
  lastSuccessAt: time.optional(),
  /** First failure since the last success. */
  failingSince: time.optional(),
});

export type Webhook = z.infer<typeof webhookSchema>;

/** An event that was sent to a webhook, as the API returns it. */
export const deliverySchema = z.object({
  eventId: z.string(),
  type: z.string(),
  network: z.string(),
  address: z.string(),
  txHash: z.string(),
  state: z.enum(['delivered', 'retrying', 'failed']),
  attempts: z.number(),
  /** HTTP status of the last answer. */
  status: z.number().optional(),
  /** Reason for which the last attempt failed. */
  problem: z.string().optional(),
  durationMs: z.number().optional(),
  firstAt: time,
  lastAt: time,
  nextAt: time.optional(),
});

export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryPageSchema = z.object({
  deliveries: z.array(deliverySchema),
  cursor: z.string().optional(),
});

export type DeliveryPage = z.infer<typeof deliveryPageSchema>;
