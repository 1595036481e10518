import type { IsStillValid } from '../chain/IsStillValid.ts';
import type { Chain } from '../chain/Chain.ts';
import { agreesOnCoverage } from '../chain/agreesOnCoverage.ts';
import { noToken } from './noToken.ts';
import { readTokenDecimals } from './readTokenDecimals.ts';
import { uintOf } from './uintOf.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { word } from '../abi/word.ts';

/**
 * Reads an address's token balance by the majority of nodes, in the smallest unit, and the decimals.
 *
 * @param needed the amount to cover, in the smallest unit: then nodes must not differ about that now
 * @throws ServiceError 'failed-precondition' if there is no ERC-20 token at the contract's address
 * @throws NodesDisagreeError if the nodes differ about the balance
 * @throws ChainUnavailableError if the network does not answer
 */
export async function readTokenBalance(
  chain: Chain,
  contract: string,
  address: string,
  needed?: bigint,
): Promise<{ readonly balance: bigint; readonly decimals: number }> {
  const [balance, decimals] = await Promise.all([
    readAmount(chain, contract, `${tokenSelectors.balanceOf}${word(address)}`, needed),
    readTokenDecimals(chain, contract),
  ]);
  return { balance, decimals };
}

async function readAmount(chain: Chain, to: string, data: string, needed?: bigint): Promise<bigint> {
  const amount = uintOf(
    await chain.callByMajority({ to, data }, needed === undefined ? undefined : standingFor(needed)),
  );
  if (amount === undefined) throw noToken();
  return amount;
}

function standingFor(needed: bigint): IsStillValid<string | undefined> {
  const covers = agreesOnCoverage(needed);
  return (past, latest) => covers(uintOf(past), latest.map(uintOf));
}
