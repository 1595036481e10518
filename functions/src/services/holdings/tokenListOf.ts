import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { readTokenList } from '@everything-wallet/core/tokens/readTokenList';
import { marketTokens } from '@everything-wallet/core/tokens/marketTokens';

/** A token of the bundled list, or one with a market. */
export interface ListedToken {
  /** Checksum address (EIP-55). */
  readonly contract: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

const lists = new Map<RpcName, Promise<TokenList>>();

/** Listed tokens of a network: from the bundled list, and those with a market. */
export interface TokenList {
  /** Tokens whose facts are all known; the network's own come first. */
  readonly tokens: readonly ListedToken[];
  /** The same tokens by contract, in lower case. */
  readonly byContract: ReadonlyMap<string, ListedToken>;
  /** Every contract that counts as verified, in lower case. */
  readonly contracts: ReadonlySet<string>;
}

/** Reads the token list of a network, once an instance (Uniswap Labs Default, a pinned package: decision 41). */
export async function tokenListOf(rpcName: RpcName): Promise<TokenList> {
  const known = lists.get(rpcName);
  if (known) return known;
  const reading = readList(rpcName);
  lists.set(rpcName, reading);
  // A file that could not be read once may be read the next time.
  reading.catch(() => lists.delete(rpcName));
  return reading;
}

async function readList(rpcName: RpcName): Promise<TokenList> {
  const { chainId, id } = networkByRpcName(rpcName);
  const file = await import('@uniswap/default-token-list', { with: { type: 'json' } });
  const byContract = new Map<string, ListedToken>();
  for (const { contract, name, symbol, decimals } of readTokenList(file.default, [chainId])) {
    byContract.set(contract.toLowerCase(), { contract, name, symbol, decimals });
  }
  const own = new Set(marketTokens(id).map(({ contract }) => contract.toLowerCase()));
  const isOwn = ({ contract }: ListedToken) => own.has(contract.toLowerCase());
  return {
    tokens: [...byContract.values()].toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one))),
    byContract,
    contracts: new Set([...own, ...byContract.keys()]),
  };
}
