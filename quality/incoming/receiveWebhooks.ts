import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import '../../functions/src/configuration.ts';
import { addWatchOnlyAccount } from '../../tests/functions/support/addWatchOnlyAccount.ts';
import { TestKey } from '../../tests/functions/support/TestKey.ts';
import { createWallet } from '../../tests/functions/support/TestWallet.ts';

const eventSchema = z.object({ data: z.object({ txHash: z.string() }) });

/** Webhooks of transfers. */
export interface ReceivedWebhooks {
  /** Returns when the webhook of a transaction was received, in ms since 1970. */
  readonly at: (txHash: string) => Promise<number>;
  /** Transactions of all webhooks in their order. */
  readonly received: readonly string[];
}

/** Starts a server that gets a webhook for each transfer of coin to an account. */
export async function receiveWebhooks(address: string): Promise<ReceivedWebhooks> {
  const order: string[] = [];
  const received = new Map<string, PromiseWithResolvers<number>>();
  const ofTransaction = (txHash: string) => {
    const one = received.get(txHash) ?? Promise.withResolvers<number>();
    received.set(txHash, one);
    return one;
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { txHash } = eventSchema.parse(JSON.parse(body)).data;
      order.push(txHash);
      ofTransaction(txHash).resolve(Date.now());
      response.writeHead(204).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { user } = await createWallet();
  await addWatchOnlyAccount(user.uid, address);
  const key = await TestKey.create(user);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const created = await key.ask('/webhooks', {
    method: 'POST',
    body: JSON.stringify({ url, types: ['transfer.coin'] }),
  });
  if (!created.ok) throw new Error(`POST /webhooks: ${created.status} ${await created.text()}`);
  return { at: (txHash) => ofTransaction(txHash).promise, received: order };
}
