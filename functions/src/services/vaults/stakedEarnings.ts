import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { lido } from '@everything-wallet/core/vaults/lido';
import { ZeroAddress } from 'ethers/constants';
import type { VaultEvent } from './VaultEvent.ts';

/**
 * What staking with Lido has brought an account: all that is there, in both forms, and all that was asked back, less all that was staked, in
 * stETH as it was when it moved.
 *
 * @param owner in lower case
 * @param events transfers of stETH and wstETH of this account, whole, each once
 * @param worth of all that is there now, in stETH
 * @param wrapped of wstETH that is there now: as much must be what came less what went
 * @returns undefined where some came from others or went to them, or the logs are not whole
 */
export function stakedEarnings(
  owner: string,
  events: readonly VaultEvent[],
  { worth, wrapped }: { readonly worth: bigint; readonly wrapped: bigint },
): bigint | undefined {
  let earned = worth;
  let wrappedLeft = wrapped;
  for (const { vault, kind, owner: from, to, shares: amount } of events) {
    if (kind !== 'transfer' || from === to || amount === 0n) continue;
    const isIn = to === owner;
    const other = isIn ? from : to;
    if (sameAddress(vault, lido.wrapped)) {
      if (other !== ZeroAddress) return undefined;
      wrappedLeft -= isIn ? amount : -amount;
    } else if (isIn && other === ZeroAddress) {
      earned -= amount;
    } else if (!isIn && sameAddress(other, lido.queue)) {
      earned += amount;
    } else if (!sameAddress(other, lido.wrapped)) {
      return undefined;
    }
  }
  return wrappedLeft === 0n ? earned : undefined;
}
