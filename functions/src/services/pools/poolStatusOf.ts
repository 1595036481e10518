import type { PoolState } from '@everything-wallet/core/schemas/poolsAnswer';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';
import { uintQuorum } from '../chain/uintQuorum.ts';
import { ANYBODY } from './readPools.ts';
import type { PoolNodeResponses } from './PoolNodeResponse.ts';
import { poolRead } from './poolReads.ts';

/** Status of a pool. Only enough nodes open it: one alone must not make anyone deposit. */
export function poolStatusOf(
  { address, asset }: Pick<PoolDescription, 'address' | 'asset'>,
  addresses: readonly string[],
  nodeResponses: PoolNodeResponses,
): PoolState['status'] {
  const code = nodeResponses.judge((nodeResponse) => {
    const hasCode = nodeResponse.hasCode(address);
    return hasCode === undefined ? undefined : Number(hasCode);
  });
  if (code.agreement !== 'agreed') return 'unknown';
  if (code.value === 0) return 'absent';
  const named = uintQuorum(poolRead(address, 'asset'), nodeResponses);
  if (named.agreement !== 'agreed') return 'unknown';
  if (named.value === null || named.value !== BigInt(asset)) return 'otherAsset';
  const limits = (addresses.length === 0 ? [ANYBODY] : addresses).map((owner) =>
    uintQuorum(poolRead(address, 'maxDeposit', owner), nodeResponses),
  );
  if (limits.some((limit) => limit.agreement === 'agreed' && limit.value !== null && limit.value > 0n))
    return 'open';
  // It has to say how much it takes (ERC-4626); one that does not takes nothing.
  return limits.every(({ agreement }) => agreement === 'agreed') ? 'closed' : 'unknown';
}
