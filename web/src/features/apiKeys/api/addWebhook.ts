import { z } from 'zod';
import type { WebhookForm } from '../webhookFormSchema.ts';
import { webhookSchema } from '../webhookSchemas.ts';
import { requestApi } from './requestApi.ts';

const answerSchema = z.object({ webhook: webhookSchema, secret: z.string() });

export type AddedWebhook = z.infer<typeof answerSchema>;

/** Adds a webhook to a key, and returns it with its secret, which the API returns only here. */
export async function addWebhook(
  apiKey: string,
  { url, networks, types }: WebhookForm,
): Promise<AddedWebhook> {
  const body = { url, ...(networks.length > 0 && { networks }), ...(types.length > 0 && { types }) };
  return requestApi(apiKey, { method: 'POST', path: '/webhooks', body }, answerSchema);
}
