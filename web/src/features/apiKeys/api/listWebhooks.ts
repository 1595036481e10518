import { z } from 'zod';
import { webhookSchema, type Webhook } from '../webhookSchemas.ts';
import { requestApi } from './requestApi.ts';

const answerSchema = z.object({ webhooks: z.array(webhookSchema) });

/** Requests the webhooks of a key. */
export async function listWebhooks(apiKey: string): Promise<readonly Webhook[]> {
  return (await requestApi(apiKey, { path: '/webhooks' }, answerSchema)).webhooks;
}
