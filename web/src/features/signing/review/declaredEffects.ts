import type { Asset, CallEffects, Movement, Permission } from '@everything-wallet/core/calls/CallEffects';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';
import type { EffectLine } from './EffectLine.ts';
import { shortLine } from './shortLine.ts';
import { momentOf } from './momentOf.ts';

/** Describes the declared effects of a call, one per line. */
export function declaredEffects(
  { movements, permissions }: CallEffects,
  names: CallNames,
  t: Text,
): EffectLine[] {
  // Receipts are rounded down, everything else up: never is more signed than shown.
  return [
    ...movements.map((movement) =>
      shortLine(movement.direction === 'in' ? 'down' : 'up', names, (by) => movementLine(movement, by, t)),
    ),
    ...permissions.map((permission) => shortLine('up', names, (by) => permissionLine(permission, by, t))),
  ];
}

function movementLine(movement: Movement, names: CallNames, t: Text): EffectLine {
  const { direction, from, to, asset } = movement;
  const what = amountText(asset, movement.amount, names, t);
  const marks = names.marksOf(contractOf(asset, names));
  if (direction === 'between') {
    const [fromName, toName] = [from, to].map((address) => address && names.nameOf(address));
    const text = fromName
      ? t('calls.between', { what, from: fromName, to: toName ?? '' })
      : t('calls.betweenTo', { what, to: toName ?? '' });
    return { direction, text, marks };
  }
  const isOut = direction === 'out';
  const whom = isOut
    ? to && t('calls.to', { to: names.nameOf(to) })
    : from && t('calls.from', { from: names.nameOf(from) });
  return { direction, text: t(boundText(movement, names), { what }), whom, marks };
}

function boundText({ direction, asset, amount, bound }: Movement, names: CallNames) {
  const isOut = direction === 'out';
  if (isAmountOpen(asset, amount, names)) return isOut ? 'calls.paysOpen' : 'calls.receivesOpen';
  if (isOut && bound === 'exact' && asset.type === 'vaultAsset') return 'calls.deposits';
  if (isOut && bound === 'exact' && (asset.type === 'nft' || asset.type === 'multiToken'))
    return 'calls.sends';
  switch (bound) {
    case 'atMost':
      return isOut ? 'calls.paysAtMost' : 'calls.receivesAtMost';
    case 'claimed':
      return isOut ? 'calls.claimedPays' : 'calls.claimedReceives';
    case 'atLeast':
      return isOut ? 'calls.pays' : 'calls.receivesAtLeast';
    default:
      return isOut ? 'calls.pays' : 'calls.receives';
  }
}

function permissionLine(permission: Permission, names: CallNames, t: Text): EffectLine {
  const { asset, amount, change, owner, until } = permission;
  const spender = names.nameOf(permission.spender);
  const token = contractOf(asset, names);
  const marks = [
    ...(owner === undefined ? [] : [t('calls.permissionOwner', { owner: names.nameOf(owner) })]),
    ...(until === undefined ? [] : [t('calls.permissionUntil', { time: momentOf(until) })]),
    ...names.marksOf(token),
  ];
  const line = (text: string): EffectLine => ({ direction: 'permission', text, marks });
  if (amount === 0n && change === 'set' && asset.type !== 'tokenOrNft') {
    return line(t('calls.permissionRevoked', { spender, what: names.assetOf(token, idOf(asset)) }));
  }
  const what =
    amount === 'all'
      ? t(asset.type === 'collection' ? 'calls.everything' : 'calls.unlimited', {
          asset: names.assetOf(token),
        })
      : amountText(asset, amount, names, t);
  const text =
    change === 'set'
      ? 'calls.permission'
      : change === 'increase'
        ? 'calls.permissionIncrease'
        : 'calls.permissionDecrease';
  return line(t(text, { spender, what }));
}

function amountText(asset: Asset, amount: bigint | undefined, names: CallNames, t: Text): string {
  switch (asset.type) {
    case 'coin':
    case 'token': {
      const contract = contractOf(asset, names);
      return amount === undefined ? names.assetOf(contract) : names.amountOf(amount, contract);
    }
    case 'nft':
      return names.assetOf(asset.contract, asset.id.toString());
    case 'multiToken':
      return t('calls.multi', {
        amount: (amount ?? 0n).toString(),
        asset: names.assetOf(asset.contract),
        id: asset.id.toString(),
      });
    case 'tokenOrNft':
      return t('calls.amountOrId', {
        asset: names.assetOf(asset.contract),
        number: asset.amountOrId.toString(),
      });
    case 'collection':
      return t('calls.everythingOf', { asset: names.assetOf(asset.contract) });
    default: {
      const token = names.poolAssetOf(asset.vault);
      if (token !== undefined)
        return amount === undefined ? names.assetOf(token) : names.amountOf(amount, token);
      // Only the vault knows its token, and the token's decimals.
      const held = t('calls.vaultAsset', { vault: names.nameOf(asset.vault) });
      return amount === undefined ? held : t('calls.units', { units: amount.toString(), asset: held });
    }
  }
}

/** Checks that only the contract determines the amount of a token. */
function isAmountOpen(asset: Asset, amount: bigint | undefined, names: CallNames): boolean {
  if (amount !== undefined) return false;
  if (asset.type === 'vaultAsset') return names.poolAssetOf(asset.vault) !== undefined;
  return asset.type === 'coin' || asset.type === 'token';
}

function contractOf(asset: Asset, names: CallNames): string | null {
  if (asset.type === 'coin') return null;
  return asset.type === 'vaultAsset' ? (names.poolAssetOf(asset.vault) ?? asset.vault) : asset.contract;
}

function idOf(asset: Asset): string | null {
  return asset.type === 'nft' || asset.type === 'multiToken' ? asset.id.toString() : null;
}
