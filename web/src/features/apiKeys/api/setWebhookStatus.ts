import { z } from 'zod';
import { webhookSchema, type Webhook } from '../webhookSchemas.ts';
import { requestApi } from './requestApi.ts';

const answerSchema = z.object({ webhook: webhookSchema });

/** Pauses or resumes a webhook of a key. */
export async function setWebhookStatus(
  apiKey: string,
  id: string,
  status: Webhook['status'],
): Promise<Webhook> {
  const path = `/webhooks/${encodeURIComponent(id)}/${status === 'paused' ? 'pause' : 'resume'}`;
  return (await requestApi(apiKey, { method: 'POST', path }, answerSchema)).webhook;
}
