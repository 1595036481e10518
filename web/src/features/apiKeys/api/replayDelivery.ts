import { z } from 'zod';
import { deliverySchema, type Delivery } from '../webhookSchemas.ts';
import { requestApi } from './requestApi.ts';

const answerSchema = z.object({ delivery: deliverySchema });

/** Sends an event to a webhook again, and returns its delivery. */
export async function replayDelivery(apiKey: string, webhookId: string, eventId: string): Promise<Delivery> {
  const path = `/webhooks/${encodeURIComponent(webhookId)}/deliveries/${encodeURIComponent(eventId)}/replay`;
  return (await requestApi(apiKey, { method: 'POST', path }, answerSchema)).delivery;
}
