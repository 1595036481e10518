import type { Network } from '@everything-wallet/core/networks/networks';
import type { Chain } from '../chain/Chain.ts';
import { readTokenLabel, type TokenLabel } from './readTokenLabel.ts';
import { LruMap } from '../../cache/LruMap.ts';

/** Maximum tokens that an instance remembers; the least recently used go first. */
const MAX_CACHED = 2_000;

/**
 * Creates the reader of token labels, which reads each contract of a network once per instance, once the
 * nodes have answered.
 */
export function createLabelReader(
  chainOf: (network: Network['rpcName']) => Chain,
): (network: Network, contract: string) => Promise<TokenLabel> {
  const known = new LruMap<string, Promise<TokenLabel>>(MAX_CACHED);
  return (network, contract) => {
    const key = `${network.id} ${contract.toLowerCase()}`;
    const before = known.get(key);
    if (before) return before;
    const reading = readTokenLabel(chainOf(network.rpcName), contract);
    known.set(key, reading);
    const forget = () => known.delete(key);
    reading.then(({ isSettled }) => isSettled || forget(), forget);
    return reading;
  };
}
