import { z } from 'zod';
import { webhookSchema, type Webhook } from '../webhookSchemas.ts';
import { requestApi } from './requestApi.ts';

const answerSchema = z.object({ webhooks: z.array(webhookSchema) });

/**
 * Gives a key the webhooks of the key that it replaces.
 *
 * @param fromKeyId SHA-256 of the replaced key
 */
export async function adoptWebhooks(apiKey: string, fromKeyId: string): Promise<readonly Webhook[]> {
  const call = { method: 'POST', path: '/webhooks/adopt', body: { fromKeyId } } as const;
  return (await requestApi(apiKey, call, answerSchema)).webhooks;
}
