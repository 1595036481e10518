import { generateApiKey } from '@everything-wallet/core/callables/generateApiKey';
import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
import { balanceOf, setBalance } from './chains.ts';
import { insertKey } from './insertKey.ts';
import { signCoins } from './signCoins.ts';
import type { StandIn } from './StandIn.ts';
import { StandInUser } from './StandInUser.ts';
import type { Tally } from './Tally.ts';
import { UserDocuments } from './UserDocuments.ts';

const COIN = 10n ** 18n;

/** The REST API through Hosting, with a key that was issued and inserted as the portal does it: every route, and a broadcast. */
export async function checkApi(standIn: StandIn, tally: Tally): Promise<string> {
  const user = StandInUser.signUp(standIn);
  const { account } = await user.finishSetup();
  const key = await user.call(generateApiKey, {});
  const ask = async (path: string, init: RequestInit = {}, bearer: string | undefined = key) => {
    const response = await fetch(`${standIn.hosting.url}/api/v1${path}`, {
      ...init,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(init.body && { 'content-type': 'application/json' }),
      },
    });
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, body };
  };

  const before = await ask('/networks');
  tally.expect(before.status === 401, `a key without its row: ${before.status}`);
  const row = await insertKey(standIn, user, key);

  let calls = 0;
  const expectAnswer = async (
    path: string,
    what: (body: Record<string, unknown>) => boolean,
    init?: RequestInit,
  ) => {
    calls += 1;
    const { status, headers, body } = await ask(path, init);
    const reported = `${path.split('?')[0] ?? ''}: ${status} ${JSON.stringify(body['code'])}`;
    tally.expect(status < 300 && what(body), reported);
    // Data that only a deployment changes may be cached, and is revalidated each time.
    const cache = path === '/networks' ? 'private, no-cache' : 'private, no-store';
    tally.expect(
      headers.get('cache-control') === cache,
      `${reported}: ${headers.get('cache-control') ?? ''}`,
    );
    tally.expect(headers.get('x-cache') === 'MISS', `${reported} comes from the cache`);
    return body;
  };

  await expectAnswer('/health', () => true);
  await expectAnswer('/networks', (body) => JSON.stringify(body).includes('sepolia'));
  for (const network of alwaysOnNetworks) {
    const { rpcName } = network;
    await setBalance(standIn, rpcName, account.address, COIN);
    const recipient = Wallet.createRandom().address;
    const query = new URLSearchParams({ address: account.address, network: rpcName });
    await expectAnswer(`/balance?${query.toString()}`, ({ balance }) => balance === '1');
    const estimate = new URLSearchParams({
      ...{ from: account.address, to: recipient, value: String(COIN / 4n), network: rpcName },
    });
    await expectAnswer(`/gas/estimate?${estimate.toString()}`, (body) => 'gasLimit' in body);
    const { signedTransaction, txHash } = await signCoins(user, account, network, recipient, COIN / 4n);
    const body = JSON.stringify({ signedTransaction, network: rpcName });
    await expectAnswer('/transaction', (sent) => sent['txHash'] === txHash, { method: 'POST', body });
    tally.expect((await balanceOf(standIn, rpcName, recipient)) === COIN / 4n, `${rpcName}: nothing arrived`);
    await expectAnswer(`/transaction/${txHash}?network=${rpcName}`, ({ status }) => status === 'completed');
  }

  // Hosting would cache a 404 without cache headers for ten minutes; a transaction may exist a second later.
  const unknown = `/transaction/0x${'ab'.repeat(32)}?network=sepolia`;
  for (const time of ['first', 'second']) {
    const { status, headers } = await ask(unknown);
    tally.expect(status === 404, `an unknown transaction: ${status}`);
    tally.expect(
      headers.get('x-cache') === 'MISS',
      `an unknown transaction comes from the cache the ${time} time`,
    );
  }
  const forged = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  for (const bearer of [forged, user.idToken, 'owner', '']) {
    const { status } = await ask('/networks', {}, bearer);
    tally.expect(status === 401, `a bearer that is no key: ${status}`);
  }
  await new UserDocuments(standIn, user.idToken).delete(row);
  const after = await ask('/networks');
  tally.expect(after.status === 401, `a deleted key: ${after.status}`);
  return `${calls} calls`;
}
