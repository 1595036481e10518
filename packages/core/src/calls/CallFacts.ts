import type { TokenStandard } from './Call.ts';

/** What is known of the contract that is called, by whoever asked it; nothing of it is in the call. */
export interface CallFacts {
  readonly standard?: TokenStandard | undefined;
  /** The contract of the wrapped coin, where it is another one than that of the network's file. */
  readonly wrappedCoin?: string | undefined;
}
