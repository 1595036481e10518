import { buildApprove } from '../calls/build/buildApprove.ts';
import { buildRevoke } from '../calls/build/buildRevoke.ts';
import { buildPoolDeposit } from '../calls/build/buildPoolDeposit.ts';
import { buildWrap } from '../calls/build/buildWrap.ts';
import type { CallTransaction } from '../calls/CallTransaction.ts';
import { networkById } from '../networks/findNetwork.ts';
import type { PoolDescription } from './PoolDescription.ts';

/** A call on the way into a vault. */
export interface DepositCall {
  readonly step: 'wrap' | 'revoke' | 'approve' | 'deposit';
  readonly transaction: CallTransaction;
}

interface DepositTerms {
  /** In the asset's smallest unit. */
  readonly assets: bigint;
  /** Account that deposits and receives the shares. */
  readonly account: string;
  /** Account's balance of the asset, and its present allowance for the vault. */
  readonly held: bigint;
  readonly allowance: bigint;
}

/**
 * Builds the calls that deposit assets into a vault, in order: wrap the missing amount of the wrapped coin;
 * revoke an approval that is too small before setting the exact one, since some tokens refuse to change one;
 * deposit.
 *
 * @throws CallError for an invalid address or amount
 */
export function depositCalls(
  { network, address: vault, asset }: PoolDescription,
  { assets, account, held, allowance }: DepositTerms,
): readonly DepositCall[] {
  const { chainId, wrappedCoin } = networkById(network);
  const missing = asset === wrappedCoin && held < assets ? assets - held : 0n;
  const isAllowed = allowance >= assets;
  const calls: readonly (DepositCall | false)[] = [
    missing > 0n && { step: 'wrap', transaction: buildWrap({ chainId, wrappedCoin, amount: missing }) },
    !isAllowed &&
      allowance > 0n && {
        step: 'revoke',
        transaction: buildRevoke({ chainId, token: asset, spender: vault }),
      },
    !isAllowed && {
      step: 'approve',
      transaction: buildApprove({ chainId, token: asset, spender: vault, amount: assets, named: assets }),
    },
    {
      step: 'deposit',
      transaction: buildPoolDeposit({ chainId, vault, assets, receiver: account }),
    },
  ];
  return calls.filter((call) => call !== false);
}
