import type { Network } from '@everything-wallet/core/networks/networks';
import type { Chain } from '../chain/Chain.ts';
import { readTokenLabel, type TokenLabel } from './readTokenLabel.ts';

/** Tokens that an instance remembers; beyond this it forgets them all. */
const MAX_CACHED = 2_000;

/**
 * Creates the reader of token labels, which reads each contract of a network once per instance, once the
 * nodes have answered.
 */
export function createLabelReader(
  chainOf: (network: Network['rpcName']) => Chain,
): (network: Network, contract: string) => Promise<TokenLabel> {
  const known = new Map<string, Promise<TokenLabel>>();
  return (network, contract) => {
    const key = `${network.id} ${contract.toLowerCase()}`;
    const before = known.get(key);
    if (before) return before;
    if (known.size >= MAX_CACHED) known.clear();
    const reading = readTokenLabel(chainOf(network.rpcName), contract);
    known.set(key, reading);
    const forget = () => known.delete(key);
    reading.then(({ isSettled }) => isSettled || forget(), forget);
    return reading;
  };
}
