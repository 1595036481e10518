import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import type { EverythingWallet } from '@everything-wallet/sdk';
import { usageError } from '../errors/usageError.ts';
import type { KnownNetwork } from '../networks.ts';
import { formatUnits } from '../output/formatUnits.ts';
import { findTokenToSend, type TokenToSend } from './findTokenToSend.ts';
import { formatCoin } from './formatCoin.ts';
import { parseAmount } from './parseAmount.ts';
import { parseCoinToSend } from './parseCoinToSend.ts';
import type { Transfer } from './Transfer.ts';

/** Amount and recipient as displayed, and the transaction. */
export interface Sending {
  /** Recipient, a checksum address (EIP-55). */
  readonly to: string;
  /** In coin or in the token, as a plain decimal number. */
  readonly amount: string;
  /** The same amount in the smallest unit. */
  readonly units: bigint;
  /** Undefined for coin. */
  readonly token: TokenToSend | undefined;
  readonly wanted: Pick<Transfer, 'network' | 'from' | 'to' | 'value' | 'data'>;
}

/**
 * Plans a send of coin or of a token.
 *
 * @throws CliError 'usage', or 'decimals_differ'
 */
export async function planSending(
  api: EverythingWallet,
  { token: contract, decimals }: { readonly token?: string; readonly decimals?: string },
  {
    network,
    from,
    to,
    amount,
  }: {
    readonly network: KnownNetwork;
    readonly from: string;
    readonly to: string;
    readonly amount: string;
  },
): Promise<Sending> {
  if (contract === undefined) {
    const value = parseCoinToSend(amount);
    const wanted = { network, from, to, value, data: '0x' };
    return { to, amount: formatCoin(value), units: value, token: undefined, wanted };
  }
  const token = await findTokenToSend(api, network, contract, decimals, { from, to });
  const units = parseAmount(amount, token.decimals, '--value', 'token');
  if (units === 0n) throw usageError('--value must be above 0.');
  const wanted = { network, from, to: token.contract, value: 0n, data: encodeTokenTransfer(to, units) };
  return { to, amount: formatUnits(units.toString(), token.decimals), units, token, wanted };
}
