import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { networks, type RpcName } from '@everything-wallet/core/networks/networks';
import { LocalError } from '../LocalError.ts';
import { createTransactionQueue } from './createTransactionQueue.ts';
import { giftTransaction } from './giftTransaction.ts';
import { parseFundRequest, type FundRequest } from './parseFundRequest.ts';

/** Options of the faucet. */
export interface FaucetOptions {
  /** The only origins whose pages may call it. */
  readonly allowedOrigins: readonly string[];
  /** The JSON-RPC address of each chain. */
  readonly chainUrls: Readonly<Record<RpcName, string>>;
}

/**
 * The local stack's source of test coins: `POST /fund` with `{address, network, amount}` makes a real transfer and
 * answers `{txHash}` once it is mined. With `token`, a symbol, it is one of a sample token; as 'NFT' or 'EDITION' it is new ones of a
 * sample collection.
 */
export function createFaucet({ allowedOrigins, chainUrls }: FaucetOptions): Server {
  const queues = new Map(
    networks.map(({ rpcName }) => [rpcName, createTransactionQueue(chainUrls[rpcName])] as const),
  );

  async function fund(body: string): Promise<Answer> {
    let request: FundRequest;
    try {
      request = parseFundRequest(body);
    } catch (error) {
      if (!(error instanceof LocalError)) throw error;
      return { status: 400, body: { error: error.message } };
    }
    try {
      const txHash = await queues.get(request.network)?.(giftTransaction(request));
      return { status: 200, body: { txHash } };
    } catch (error) {
      if (!(error instanceof LocalError)) throw error;
      return { status: 502, body: { error: error.message } };
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    const { origin } = request.headers;
    if (origin !== undefined) {
      if (!allowedOrigins.includes(origin))
        return { status: 403, body: { error: 'This origin may not ask.' } };
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-headers', 'content-type');
      response.setHeader('vary', 'origin');
    }
    if (request.url !== '/fund') return { status: 404, body: { error: 'There is only POST /fund.' } };
    if (request.method === 'OPTIONS') return { status: 204 };
    if (request.method !== 'POST') return { status: 405, body: { error: 'There is only POST /fund.' } };
    return fund(await text(request));
  }

  return createServer((request, response) => {
    void answer(request, response)
      .catch((): Answer => ({ status: 500, body: { error: 'The faucet failed.' } }))
      .then(({ status, body }) => {
        response.writeHead(status, body && { 'content-type': 'application/json' });
        response.end(body && JSON.stringify(body));
      });
  });
}

interface Answer {
  readonly status: number;
  readonly body?: object;
}
