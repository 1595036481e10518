import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Call } from '@everything-wallet/core/calls/Call';
import type { Asset, Movement, Permission } from '@everything-wallet/core/calls/CallEffects';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import { innermostCalls } from '@everything-wallet/core/calls/innermostCalls';
import { callKindOf } from '@everything-wallet/core/calls/kinds/callKindOf';
import { isTransferKind } from '@everything-wallet/core/documents/isTransferKind';
import type { CallKind, TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import { MaxUint256 } from 'ethers/constants';
import type { TokenLabel } from '../tokens/readTokenLabel.ts';

/** Fields of a record about the signed call. */
type CallFields = Pick<
  TransactionRecord,
  | 'type'
  | 'to_address'
  | 'amount'
  | 'amount_units'
  | 'token_decimals'
  | 'token_symbol'
  | 'contract_address'
  | 'standard'
  | 'token_id'
  | 'is_amount_in_units'
  | 'call_kind'
  | 'spender'
  | 'allowed_units'
>;

/** An asset, and the signed amount of it. */
interface Signed {
  readonly asset: Asset;
  readonly units: bigint;
}

/**
 * Returns the record fields of a call when it is sent (decision 50): its kind, the contract, the signed
 * payment, and the permission.
 *
 * @param call decoded from the signed bytes
 * @param readLabel reads how a contract's token amounts are written; undefined if not known in time
 */
export async function signedCallFields(
  call: Call,
  { from, network }: { readonly from: string; readonly network: Network },
  readLabel: (contract: string) => Promise<TokenLabel | undefined>,
): Promise<CallFields> {
  // A router's payout is not recorded here: only what these bytes pay.
  const { titleId, movements, permissions } = describeCall(call, {
    sender: from,
    wrappedCoin: network.wrappedCoin,
    isKnownContract: true,
  });
  // With several calls in one, an amount could not be assigned; several revocations are in the bytes alone.
  const permission = call.kind !== 'multicall' && permissions.length === 1 ? permissions[0] : undefined;
  const signed = signedOf(call, movements, permission);
  const isRevoked = titleId === 'call.title.revoke' || titleId === 'call.title.revokeAll';
  const units = allowedUnits(call, permission);
  return {
    type: isSwap(call) ? 'swap' : 'send',
    to_address: calledOrRecipient(call),
    ...(await amountFields(signed, network, readLabel)),
    call_kind: kindOf(call, isRevoked),
    ...(permission && { spender: permission.spender }),
    ...(units !== undefined && { allowed_units: units.toString() }),
  };
}

/** Returns true if one asset is exchanged for another. */
function isSwap(call: Call): boolean {
  return innermostCalls(call).some((one) => callKindOf(one).isSwap === true);
}

/** Returns the recipient of a transfer, else the called contract. */
function calledOrRecipient(call: Call): string {
  if (call.kind === 'unknown') throw new TypeError('An unknown call is not sent');
  if (call.kind === 'nativeTransfer') return call.to;
  return 'to' in call && call.kind !== 'tokenTransfer' && isTransferKind(call.kind) ? call.to : call.contract;
}

function kindOf({ kind }: Call, isRevoked: boolean): CallKind {
  if (kind === 'nativeTransfer' || kind === 'tokenTransfer' || kind === 'unknown') {
    throw new TypeError('No call is recorded of this kind');
  }
  if (!isRevoked) return kind;
  return kind === 'approveAll' ? 'revokeAll' : 'revoke';
}

/**
 * Returns the coin sent along; else the payment, if it is of one asset and the call states its amount;
 * nothing for a permission.
 */
function signedOf(call: Call, movements: readonly Movement[], permission: Permission | undefined): Signed {
  if (call.value > 0n) return { asset: { type: 'coin' }, units: call.value };
  const out = movements.filter(({ direction }) => direction === 'out');
  const [first] = out;
  const isOne = first && out.every(({ asset }) => keyOf(asset) === keyOf(first.asset));
  const amounts = out.flatMap(({ amount }) => amount ?? []);
  if (isOne && amounts.length === out.length && first.asset.type !== 'vaultAsset') {
    return { asset: first.asset, units: amounts.reduce((sum, amount) => sum + amount, 0n) };
  }
  const moved = movements.find(({ asset }) => asset.type !== 'vaultAsset');
  return { asset: permission?.asset ?? moved?.asset ?? { type: 'coin' }, units: 0n };
}

function keyOf(asset: Asset): string {
  return JSON.stringify(asset, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}

/** The number as it was signed, though it be no limit; undefined where it is a change, an id, or may be one. */
function allowedUnits(call: Call, permission: Permission | undefined): bigint | undefined {
  if (permission?.change !== 'set') return undefined;
  // No NFT has such a number, whatever the contract is.
  if (call.kind === 'approve' && call.amountOrId === MaxUint256 && call.standard !== 'erc721')
    return MaxUint256;
  if (permission.asset.type !== 'token') return undefined;
  const { allowedUnits: signedUnits } = callKindOf(call);
  if (signedUnits) return signedUnits(call);
  return typeof permission.amount === 'bigint' ? permission.amount : undefined;
}

async function amountFields(
  { asset, units }: Signed,
  network: Network,
  readLabel: (contract: string) => Promise<TokenLabel | undefined>,
): Promise<Omit<CallFields, 'type' | 'to_address'>> {
  if (asset.type === 'coin' || asset.type === 'vaultAsset') {
    return { amount: formatAmount(units, COIN_DECIMALS), token_symbol: network.currency };
  }
  const { contract } = asset;
  const label = await readLabel(contract);
  const common = {
    amount_units: units.toString(),
    token_symbol: label?.symbol ?? '',
    contract_address: contract,
  };
  if (asset.type === 'nft' || asset.type === 'multiToken') {
    const standard = asset.type === 'nft' ? 'erc721' : 'erc1155';
    return {
      ...common,
      amount: units.toString(),
      token_decimals: 0,
      standard,
      token_id: asset.id.toString(),
    };
  }
  // A collection, or a possible one, has no fractions.
  const decimals = asset.type === 'token' ? label?.decimals : undefined;
  return {
    ...common,
    amount: formatAmount(units, decimals ?? 0),
    ...(decimals === undefined ? units > 0n && { is_amount_in_units: true } : { token_decimals: decimals }),
  };
}
