import { buildApprove } from '../calls/build/buildApprove.ts';
import { buildRevoke } from '../calls/build/buildRevoke.ts';
import { buildVaultDeposit } from '../calls/build/buildVaultDeposit.ts';
import { buildWrap } from '../calls/build/buildWrap.ts';
import type { CallTransaction } from '../calls/CallTransaction.ts';
import { networkById } from '../networks/findNetwork.ts';
import type { VaultDescription } from './VaultDescription.ts';

/** One call on the way into a vault. */
export interface DepositCall {
  readonly step: 'wrap' | 'revoke' | 'approve' | 'deposit';
  readonly transaction: CallTransaction;
}

interface DepositTerms {
  /** In the asset's smallest unit. */
  readonly assets: bigint;
  /** Who puts it in, and gets the shares. */
  readonly account: string;
  /** What the account has of the asset, and what the vault may take of it already. */
  readonly held: bigint;
  readonly allowance: bigint;
}

/**
 * The calls that put assets into a vault, in their order: what is missing of the wrapped coin is wrapped, an allowance that is too small is
 * taken back before the exact one is given, since some tokens refuse to change one, and the last call deposits.
 *
 * @throws CallError for an address or amount that is none
 */
export function depositCalls(
  { network, address: vault, asset }: VaultDescription,
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
      transaction: buildVaultDeposit({ chainId, vault, assets, receiver: account }),
    },
  ];
  return calls.filter((call) => call !== false);
}
