import { z } from 'zod';
import { requestApi } from './requestApi.ts';

const answerSchema = z.object({ id: z.string() });

/** Deletes a webhook of a key. */
export async function deleteWebhook(apiKey: string, id: string): Promise<void> {
  await requestApi(apiKey, { method: 'DELETE', path: `/webhooks/${encodeURIComponent(id)}` }, answerSchema);
}
