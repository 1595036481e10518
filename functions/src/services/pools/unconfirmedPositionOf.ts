import type { PoolPosition } from '@everything-wallet/core/schemas/poolsAnswer';
import { uintQuorum } from '../chain/uintQuorum.ts';
import type { PoolNodeResponses } from './PoolNodeResponse.ts';
import { poolRead } from './poolReads.ts';

/** Position as one node alone answers it: a node that fails in part must not keep an account from leaving. */
export function unconfirmedPositionOf(
  vault: string,
  address: string,
  nodeResponses: PoolNodeResponses,
): Pick<PoolPosition, 'unconfirmed'> {
  const reported = (question: Parameters<typeof poolRead>[1], argument: string | bigint = address) => {
    const result = uintQuorum(poolRead(vault, question, argument), nodeResponses);
    return 'value' in result ? result.value : null;
  };
  const shares = reported('balanceOf');
  if (shares === null) return {};
  // An empty position has no reads.
  const ofShares = (question: 'previewRedeem' | 'maxWithdraw', argument?: bigint) =>
    shares === 0n ? '0' : (reported(question, argument)?.toString() ?? null);
  return {
    unconfirmed: {
      shares: shares.toString(),
      assets: ofShares('previewRedeem', shares),
      maxWithdraw: ofShares('maxWithdraw'),
    },
  };
}
