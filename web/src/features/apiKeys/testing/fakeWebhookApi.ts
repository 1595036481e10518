import { vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import type { Delivery, Webhook } from '../webhookSchemas.ts';

const AT = Date.UTC(2026, 10, 30);

/** A webhook, as the API returns it. */
export function webhookOf(fields: Partial<Webhook> = {}): Webhook {
  return { id: 'wh_1', url: 'https://example.com/hook', status: 'active', createdAt: AT, ...fields };
}

/** A delivery, as the API returns it. */
export function deliveryOf(fields: Partial<Delivery> = {}): Delivery {
  return {
    eventId: 'evt_1',
    type: 'transfer.coin',
    network: 'mainnet',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    txHash: `0x${'ab'.repeat(32)}`,
    state: 'delivered',
    attempts: 1,
    status: 200,
    durationMs: 120,
    firstAt: AT,
    lastAt: AT,
    ...fields,
  };
}

interface FakeWebhookApiOptions {
  readonly webhooks?: readonly Webhook[];
  /** Deliveries by page, of all webhooks. */
  readonly pages?: readonly (readonly Delivery[])[];
}

/** Replaces `fetch` by an API with these webhooks and deliveries. */
export function fakeWebhookApi({ webhooks = [], pages = [[]] }: FakeWebhookApiOptions = {}) {
  let stored = [...webhooks];
  const faults = new Map<string, () => Response>();
  const held = new Map<string, Promise<undefined>>();
  const api = {
    /** Method and path below /api/v1 of each request. */
    requests: [] as string[],
    /** Authorization header of each request. */
    keys: [] as unknown[],
    bodies: [] as unknown[],
    testOutcome: {} as Partial<Delivery>,
    refuseNext(request: string, status: number, code: string, detail: string) {
      faults.set(request, () => Response.json({ code, detail, status }, { status }));
    },
    dropNext(request: string) {
      faults.set(request, () => {
        throw new TypeError('Failed to fetch');
      });
    },
    /** Holds the answers to a request until the returned function is called. */
    hold(request: string) {
      const { promise, resolve } = deferred<undefined>();
      held.set(request, promise);
      return () => resolve(undefined);
    },
  };

  function change(id: string | undefined, fields: Partial<Webhook>): Response {
    stored = stored.map((webhook) => (webhook.id === id ? { ...webhook, ...fields } : webhook));
    return Response.json({ webhook: stored.find((webhook) => webhook.id === id) });
  }

  function answer(request: string, body: unknown): Response {
    const [, id, action, eventId] =
      /^\w+ \/webhooks\/(\w+)(?:\/(\w+))?(?:\/(\w+)\/replay)?/.exec(request) ?? [];
    if (request === 'GET /webhooks') return Response.json({ webhooks: stored });
    if (request === 'POST /webhooks') {
      const webhook = webhookOf({ id: `wh_${stored.length + 1}`, ...(body as Partial<Webhook>) });
      stored = [webhook, ...stored];
      return Response.json({ webhook, secret: 'whsec_1' }, { status: 201 });
    }
    if (request === 'POST /webhooks/adopt') return Response.json({ webhooks: stored });
    if (request.startsWith('DELETE')) {
      stored = stored.filter((webhook) => webhook.id !== id);
      return Response.json({ id });
    }
    if (action === 'pause') return change(id, { status: 'paused', pausedBy: 'user' });
    if (action === 'resume') return change(id, { status: 'active', pausedBy: undefined });
    if (action === 'secret') return Response.json({ secret: 'whsec_1', previousValidUntil: AT });
    if (action === 'test') return Response.json({ delivery: deliveryOf(api.testOutcome) });
    if (eventId !== undefined) return Response.json({ delivery: deliveryOf({ eventId }) });
    const page = Number(new URL(request.slice(4), 'https://wallet.example').searchParams.get('cursor') ?? 0);
    return Response.json({
      deliveries: pages[page] ?? [],
      ...(page + 1 < pages.length && { cursor: String(page + 1) }),
    });
  }

  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    const request = `${method} ${path.replace(/^\/api\/v1/, '')}`;
    api.requests.push(request);
    api.keys.push(new Headers(headers).get('Authorization'));
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    if (sent !== undefined) api.bodies.push(sent);
    const fault = faults.get(request);
    faults.delete(request);
    return Promise.resolve(held.get(request)).then(() => (fault ? fault() : answer(request, sent)));
  });
  return api;
}
