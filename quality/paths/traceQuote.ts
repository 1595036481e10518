import { ethereumExchange } from '@everything-wallet/core/exchanges/ethereumExchange';
import { LocalError } from '../../tools/LocalError.ts';
import { call, createWalletUser } from '../../tests/e2e/support/walletUser.ts';
import type { FunctionWatch } from './FunctionWatch.ts';
import { functionSpine } from './functionSpine.ts';
import type { TracedPath } from './TracedPath.ts';

const ETHER = 10n ** 18n;

/** Traces the quote of a swap in the functions, asked alone, after one that loaded the code. */
export async function traceQuote(watch: FunctionWatch): Promise<TracedPath> {
  const user = await createWalletUser();
  const [buy] = ethereumExchange.dollarTokens;
  const ask = async (amount: bigint) => {
    const swapQuote = { network: 'mainnet', sell: null, buy, amount: String(amount), slippageBps: 50 };
    const answer = await call<object>('refreshWallet', { swapQuote }, user.idToken);
    const text = JSON.stringify(answer);
    if (!text.includes('"answer"')) throw new LocalError(`There is no quote: ${text}`);
  };
  await ask(ETHER);
  await watch.forget();
  await ask(2n * ETHER);
  const name = 'swap quote';
  return { name, entered: await watch.entered(), spine: functionSpine(name, await watch.requests()) };
}
