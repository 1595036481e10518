import type { TokenStandard } from '../tokens/TokenStandard.ts';

/** Known facts about the called contract, read separately; the call does not contain them. */
export interface CallFacts {
  readonly standard?: TokenStandard | undefined;
  /** Contract of the wrapped coin, where it differs from the network's file. */
  readonly wrappedCoin?: string | undefined;
}
