import type { TokenFacts } from '@everything-wallet/core/schemas/holdings';
import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import {
  decimalsIn,
  textIn,
  type HoldingsNodeResponse,
  type HoldingsNodeResponses,
} from './HoldingsNodeResponse.ts';
import type { WantedFacts } from './planHoldings.ts';
import type { TokenList } from './tokenListOf.ts';
import { LruMap } from '../../cache/LruMap.ts';
import { neededOf } from '../chain/neededOf.ts';

/** Maximum contracts whose facts an instance caches; the least recently used go first. */
const MAX_CACHED = 5_000;

type KnownFacts = Pick<TokenFacts, 'symbol' | 'name' | 'decimals'>;

/** Facts of tokens on which enough nodes agree. */
export class TokenFactsCache {
  readonly #nodeCount: number;
  readonly #facts = new LruMap<string, KnownFacts>(MAX_CACHED);

  /** @param nodeCount configured nodes of the network */
  constructor(nodeCount: number) {
    this.#nodeCount = nodeCount;
  }

  has(contract: string): boolean {
    return this.#facts.has(contract.toLowerCase());
  }

  /** Caches the facts on which enough nodes agree, among them that a contract has no decimals. */
  learn({ contract, symbol, name, decimals }: WantedFacts, nodeResponses: HoldingsNodeResponses): void {
    const judge = <Value extends number | string | null>(
      valueOf: (nodeResponse: HoldingsNodeResponse) => Value | undefined,
    ) =>
      // Every amount depends on these cached facts, so a single node never decides them while another does not answer.
      nodeResponses.judge(valueOf, neededOf(this.#nodeCount));
    const stated = judge((nodeResponse) => decimalsIn(nodeResponse, decimals));
    if (stated.agreement !== 'agreed') return;
    const called = judge((nodeResponse) => textIn(nodeResponse, symbol, tokenLimits.symbol));
    const named = judge((nodeResponse) => textIn(nodeResponse, name, tokenLimits.name));
    this.#facts.set(contract.toLowerCase(), {
      symbol: called.agreement === 'agreed' ? called.value : '',
      name: named.agreement === 'agreed' ? named.value : '',
      decimals: stated.value,
    });
  }

  /** Facts of a token: those of the wallet and the bundled list, or the cached ones. */
  factsOf(contract: string, { byContract, contracts }: TokenList): TokenFacts {
    const key = contract.toLowerCase();
    const listed = byContract.get(key);
    const { symbol, name, decimals } = listed ??
      this.#facts.get(key) ?? { symbol: '', name: '', decimals: null };
    return { contract, symbol, name, decimals, isListed: contracts.has(key) };
  }
}
