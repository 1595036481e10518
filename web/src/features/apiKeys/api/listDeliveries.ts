import { deliveryPageSchema, type DeliveryPage } from '../webhookSchemas.ts';
import { requestApi } from './requestApi.ts';

/**
 * Requests a page of the deliveries of a webhook, newest first.
 *
 * @param cursor of the page before; undefined for the first
 */
export async function listDeliveries(
  apiKey: string,
  webhookId: string,
  cursor: string | undefined,
): Promise<DeliveryPage> {
  const query = cursor === undefined ? '' : `?${new URLSearchParams({ cursor }).toString()}`;
  const path = `/webhooks/${encodeURIComponent(webhookId)}/deliveries${query}`;
  return requestApi(apiKey, { path }, deliveryPageSchema);
}
