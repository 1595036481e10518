import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { AccountUse } from '@everything-wallet/core/schemas/accountUse';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { marketTokens } from '@everything-wallet/core/tokens/marketTokens';
import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { word } from '../abi/word.ts';

/** Addresses of a network that are read at the same time: public nodes refuse more. */
const MAX_CONCURRENT = 5;

/** Running reads of a network, and its failure to answer. */
interface Traffic {
  readonly limiter: Limiter;
  silence?: ChainUnavailableError;
}

/**
 * Creates a reader that finds whether an address was used, for the questions of one call.
 *
 * A network that did not answer is not queried about the rest, so that twenty questions wait no longer for it
 * than one: each fails with that ChainUnavailableError. No address counts as unused without an answer.
 *
 * @returns a reader of an address's use, which throws ChainUnavailableError if the network does not answer
 */
export function createAccountUseReader(
  chainOf: (network: RpcName) => Chain,
): (question: { address: string; network: RpcName }) => Promise<AccountUse> {
  const traffic = new Map<RpcName, Traffic>();

  return ({ address, network }) => {
    const own = traffic.get(network) ?? { limiter: new Limiter({ concurrency: MAX_CONCURRENT }) };
    traffic.set(network, own);
    return own.limiter.run(async () => {
      if (own.silence) throw own.silence;
      try {
        return await readUse(chainOf(network), tokensHeldAlone(network), address);
      } catch (error) {
        if (error instanceof ChainUnavailableError) own.silence = error;
        throw error;
      }
    });
  };
}

/** An address that has received one of these and never sent anything has neither coin nor transactions. */
function tokensHeldAlone(network: RpcName): readonly string[] {
  return marketTokens(networkByRpcName(network).id)
    .filter(({ isHeldAlone }) => isHeldAlone)
    .map(({ contract }) => contract);
}

async function readUse(chain: Chain, tokens: readonly string[], address: string): Promise<AccountUse> {
  const [balance, transactions] = await Promise.all([
    // One of two nodes that hides coin, or lags, must not stop an account from being found.
    chain.getBalance(address, 'highest'),
    chain.getPendingNonce(address),
  ]);
  const isUsed = balance > 0n || transactions.value > 0;
  return {
    balance: formatAmount(balance),
    transactions: transactions.value,
    holdsToken: !isUsed && (await holdsAny(chain, tokens, address)),
  };
}

async function holdsAny(chain: Chain, tokens: readonly string[], address: string): Promise<boolean> {
  const data = `${tokenSelectors.balanceOf}${word(address)}`;
  const answers = await Promise.all(tokens.map((to) => chain.callEach({ to, data })));
  // Where there is no such contract the answer is empty: nothing is held there.
  return answers.flat().some((answer) => /^0x(?=0*[1-9a-f])[0-9a-f]{64}$/i.test(answer ?? ''));
}
