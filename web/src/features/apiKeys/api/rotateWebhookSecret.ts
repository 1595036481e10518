import { z } from 'zod';
import { requestApi } from './requestApi.ts';

const answerSchema = z.object({
  secret: z.string(),
  /** ms since 1970. */
  previousValidUntil: z.number(),
});

export type RotatedSecret = z.infer<typeof answerSchema>;

/** Replaces the secret of a webhook, and returns the new one, which the API returns only here. */
export async function rotateWebhookSecret(apiKey: string, id: string): Promise<RotatedSecret> {
  const path = `/webhooks/${encodeURIComponent(id)}/secret`;
  return requestApi(apiKey, { method: 'POST', path }, answerSchema);
}
