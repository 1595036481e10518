import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Asset, Movement, Permission } from '@everything-wallet/core/calls/CallEffects';
import type { TypedDataMeaning } from '@everything-wallet/core/calls/typedData/TypedDataMeaning';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { WriteAmount } from '../../lib/format/WriteAmount.ts';
import type { AmountRounding } from '../../lib/format/formatShort.ts';
import { formatTime } from '../../lib/format/formatTime.ts';
import type { Text } from '../../lib/text/useText.ts';

/** Seconds since 1970 beyond which there is no date: JavaScript's last day. */
const END_OF_TIME = 8_640_000_000_000n;

/** Formatting functions for the sentences. */
interface Wording {
  readonly network: Network;
  /** Returns an address with the user's name for it. */
  readonly nameOf: (address: string) => string;
  readonly t: Text;
  readonly write: WriteAmount;
}

/** Describes what a signature of typed data allows, in sentences; empty if unknown. */
export function meaningSentences(meaning: TypedDataMeaning, wording: Wording): readonly string[] {
  const { permissions, movements, deadline } = meaning;
  const effects = [
    ...permissions.flatMap((permission) => permissionSentences(permission, wording)),
    ...movements.map((movement) => movementSentence(movement, wording)),
  ];
  const { t } = wording;
  if (effects.length === 0) return [];
  const end =
    deadline === undefined || deadline > END_OF_TIME
      ? t('sign.meaning.noDeadline')
      : t('sign.meaning.deadline', { time: timeOf(deadline) });
  return [...effects, end];
}

function permissionSentences(permission: Permission, wording: Wording): readonly string[] {
  const { spender, amount, asset, owner, until } = permission;
  const { t, nameOf } = wording;
  const values = { spender: nameOf(spender), asset: assetText(asset, wording) };
  const isEnding = until !== undefined && until <= END_OF_TIME && amount !== 0n;
  return [
    allowanceText(),
    ...(owner === undefined ? [] : [t('sign.meaning.of', { owner: nameOf(owner) })]),
    ...(isEnding ? [t('sign.meaning.until', { time: timeOf(until) })] : []),
  ];

  function allowanceText(): string {
    if (asset.type === 'nft') return t('sign.meaning.nft', values);
    if (amount === 'all' || amount === undefined) return t('sign.meaning.permissionAll', values);
    if (amount === 0n) return t('sign.meaning.permissionNone', values);
    return t('sign.meaning.permission', { ...values, amount: amountText(amount, asset, wording, 'up') });
  }
}

/** Describes a movement: without a named recipient, an order pays at most the amount; a receipt is at least the amount. */
function movementSentence({ direction, asset, amount, from, to }: Movement, wording: Wording): string {
  const { t, nameOf } = wording;
  const unnamed = t('sign.meaning.someone');
  const values = {
    amount:
      amount === undefined ? '—' : amountText(amount, asset, wording, direction === 'in' ? 'down' : 'up'),
    asset: assetText(asset, wording),
    from: from === undefined ? unnamed : nameOf(from),
    to: to === undefined ? unnamed : nameOf(to),
  };
  if (direction === 'in') return t(asset.type === 'coin' ? 'sign.meaning.inCoin' : 'sign.meaning.in', values);
  if (direction === 'between') return t('sign.meaning.between', values);
  return t(to === undefined ? 'sign.meaning.out' : 'sign.meaning.outTo', values);
}

function amountText(
  amount: bigint,
  asset: Asset,
  { network, t, write }: Wording,
  rounding?: AmountRounding,
): string {
  if (asset.type === 'coin') return write(formatAmount(amount), rounding);
  const known = asset.type === 'token' ? builtInToken(network.chainId, asset.contract) : undefined;
  if (known) return `${write(formatAmount(amount, known.decimals), rounding)} ${known.symbol}`;
  // The contract's decimals are not queried here: a raw number without decimals is no readable amount.
  return asset.type === 'token' ? t('sign.units', { amount: amount.toString() }) : amount.toString();
}

function assetText(asset: Asset, { network, nameOf, t }: Wording): string {
  switch (asset.type) {
    case 'coin':
      return network.currency;
    case 'nft':
      return t('sign.asset.nft', { id: asset.id.toString(), contract: nameOf(asset.contract) });
    case 'multiToken':
      return t('sign.asset.multiToken', { id: asset.id.toString(), contract: nameOf(asset.contract) });
    case 'collection':
      return t('sign.asset.collection', { contract: nameOf(asset.contract) });
    case 'vaultAsset':
      return t('sign.asset.token', { contract: nameOf(asset.vault) });
    default:
      return t('sign.asset.token', { contract: nameOf(asset.contract) });
  }
}

function timeOf(seconds: bigint): string {
  return formatTime(new Date(Number(seconds) * 1000));
}
