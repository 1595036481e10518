import { startFakeServer, type FakeServer } from '../../../functions/src/testing/startFakeServer.ts';
import { environment } from '../../../tests/functions/support/environment.ts';
import type { RpcName } from '@everything-wallet/core/networks/networks';

/** Behavior of a node's gateway after it has forwarded bytes. */
export type Gateway = 'answers' | 'dropsConnection' | 'says429';

/** A gateway before a chain of the stack; it always forwards bytes, whatever it answers. */
interface ChainRelay extends FakeServer {
  gateway: Gateway;
  /** True to accept requests and never answer. */
  isSilent: boolean;
  /** Number of forwarded broadcasts. */
  passedOn: number;
}

/** Starts a gateway before a chain of the stack. */
export async function startChainRelay(rpcName: RpcName): Promise<ChainRelay> {
  const chainUrl = environment.rpcUrl(rpcName);
  const server = await startFakeServer((body, response) => {
    if (relay.isSilent) return;
    const { method } = JSON.parse(body) as { method: string };
    const isBytes = method === 'eth_sendRawTransaction';
    fetch(chainUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      .then(async (answer) => {
        const text = await answer.text();
        if (isBytes) relay.passedOn += 1;
        if (isBytes && relay.gateway === 'dropsConnection') response.destroy();
        else if (isBytes && relay.gateway === 'says429') response.writeHead(429).end();
        else response.end(text);
      })
      .catch(() => response.destroy());
  });
  const relay: ChainRelay = { gateway: 'answers', isSilent: false, passedOn: 0, ...server };
  return relay;
}
