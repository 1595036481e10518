import { mintTokens } from '../../tools/nfts/mintNfts.ts';
import { sampleCollections } from '../../tools/nfts/sampleCollections.ts';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { LocalError } from '../../tools/LocalError.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { fund, newAddress } from '../../tests/e2e/support/walletUser.ts';
import { TestKey } from '../../tests/functions/support/TestKey.ts';
import { TestUser } from '../../tests/functions/support/TestUser.ts';
import type { FunctionWatch } from './FunctionWatch.ts';
import { functionSpine } from './functionSpine.ts';
import type { TracedPath } from './TracedPath.ts';

/** The account of local chains that sends everything. */
const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/**
 * Traces a request of the REST API with a new key about a new address, after one that loaded the code.
 *
 * @param origin of the served functions
 */
export async function traceApi(
  watch: FunctionWatch,
  origin: string,
  name: 'GET /balance' | 'GET /nfts',
): Promise<TracedPath> {
  const ask = await prepare(origin, name);
  await ask();
  const askAgain = await prepare(origin, name);
  await watch.forget();
  await askAgain();
  return { name, entered: await watch.entered(), spine: functionSpine(name, await watch.requests()) };
}

/** Returns the request, by a user with a confirmed address. */
async function prepare(origin: string, name: string): Promise<() => Promise<void>> {
  const address = newAddress();
  await fund(address, 'mainnet', '1');
  const [collection] = sampleCollections(networkById('ethereum'));
  if (!collection) throw new Error('The local chain has no collection');
  const mint = mintTokens(collection.contract, address, 1n);
  await new Chain('mainnet').ask('eth_sendTransaction', { from: FUNDER, ...mint });
  const user = await (await TestUser.signUp()).confirmEmail();
  const { key } = await TestKey.create(user);
  const path = name.replace('GET ', '');
  return async () => {
    const response = await fetch(`${origin}/api/v1${path}?address=${address}&network=mainnet`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const text = await response.text();
    if (!response.ok) throw new LocalError(`${name} answered ${response.status}: ${text}`);
  };
}
