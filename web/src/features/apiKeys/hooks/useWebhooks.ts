import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { listWebhooks } from '../api/listWebhooks.ts';
import type { ApiKey } from '../ApiKey.ts';
import type { Webhook } from '../webhookSchemas.ts';

/** Loads the webhooks of a key; `put` and `remove` apply changes that the API has confirmed. */
export function useWebhooks({ id: keyId, key }: Pick<ApiKey, 'id' | 'key'>) {
  const client = useQueryClient();
  const { status, data, error, refetch } = useQuery({
    queryKey: ['webhooks', keyId],
    queryFn: () => listWebhooks(key),
  });
  useEffect(() => {
    if (error) logProblem('Failed to fetch webhooks', error);
  }, [error]);

  const change = useCallback(
    (changed: (webhooks: readonly Webhook[]) => readonly Webhook[]) =>
      client.setQueryData<readonly Webhook[]>(
        ['webhooks', keyId],
        (webhooks) => webhooks && changed(webhooks),
      ),
    [client, keyId],
  );
  const put = useCallback(
    (webhook: Webhook) =>
      change((webhooks) =>
        webhooks.some(({ id }) => id === webhook.id)
          ? webhooks.map((each) => (each.id === webhook.id ? webhook : each))
          : [webhook, ...webhooks],
      ),
    [change],
  );
  const remove = useCallback(
    (id: string) => change((webhooks) => webhooks.filter((each) => each.id !== id)),
    [change],
  );
  return { status, webhooks: data, error, put, remove, reload: () => void refetch() };
}
