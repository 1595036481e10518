import { z } from 'zod';
import { deliverySchema, type Delivery } from '../webhookSchemas.ts';
import { requestApi } from './requestApi.ts';

const answerSchema = z.object({ delivery: deliverySchema });

/** Sends a test event to a webhook, and returns its delivery. */
export async function sendTestEvent(apiKey: string, id: string): Promise<Delivery> {
  const path = `/webhooks/${encodeURIComponent(id)}/test`;
  return (await requestApi(apiKey, { method: 'POST', path }, answerSchema)).delivery;
}
