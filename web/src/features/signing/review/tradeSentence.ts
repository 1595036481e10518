import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Asset, CallEffects, Movement } from '@everything-wallet/core/calls/CallEffects';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';

/**
 * Describes a call that pays one coin or token and brings another to its sender in one sentence, with amounts to the last digit: a swap,
 * wrapping, or a deposit into a pool. The called contract, which is paid, is named beside it.
 *
 * @param called the called contract; null for the creation of one
 * @returns undefined for any other call, for a contract without a name, without a stated amount, and with an asset that has remarks
 */
export function tradeSentence(
  { movements, permissions }: CallEffects,
  called: string | null,
  names: CallNames,
  t: Text,
): string | undefined {
  const [one, other] = movements;
  const name = called === null ? undefined : names.knownNameOf(called);
  if (!one || !other || movements.length > 2 || permissions.length > 0) return undefined;
  if (called === null || name === undefined) return undefined;
  const [given, received] = one.direction === 'out' ? [one, other] : [other, one];
  if (given.direction !== 'out' || received.direction !== 'in') return undefined;
  // Only the called contract has a part in it.
  if (![given.to, given.from, received.to, received.from].every((end) => isCalled(end, called)))
    return undefined;
  const paid = plainAmount(given, names);
  if (paid === undefined) return undefined;
  if (isShareOf(called, given, received)) return t('review.deposit', { paid, pool: name });
  const brought = plainAmount(received, names);
  const text = textOf(given, received);
  return brought === undefined || text === undefined ? undefined : t(text, { paid, received: brought });
}

/** Checks that a movement has no end besides the sender and the called contract. */
function isCalled(end: string | undefined, called: string): boolean {
  return end === undefined || sameAddress(end, called);
}

/** Checks that a pool of the wallet's list takes its asset and mints its own shares, whose number only the pool knows. */
function isShareOf(pool: string, given: Movement, received: Movement): boolean {
  return (
    given.asset.type === 'vaultAsset' &&
    given.bound === 'exact' &&
    received.amount === undefined &&
    received.asset.type === 'token' &&
    sameAddress(received.asset.contract, pool)
  );
}

function textOf(given: Movement, received: Movement) {
  if (received.bound === 'atLeast')
    return given.bound === 'exact'
      ? 'review.trade'
      : given.bound === 'atMost'
        ? 'review.tradeAtMost'
        : undefined;
  return given.bound === 'exact' && received.bound === 'exact' ? 'review.tradeExact' : undefined;
}

/** Formats an amount whose asset needs no words of its own. */
function plainAmount({ asset, amount }: Movement, names: CallNames): string | undefined {
  const contract = contractOf(asset, names);
  if (amount === undefined || contract === undefined) return undefined;
  return names.marksOf(contract).length > 0 ? undefined : names.amountOf(amount, contract);
}

/** Contract of a token, null for the coin; undefined for any other asset. */
function contractOf(asset: Asset, names: CallNames): string | null | undefined {
  if (asset.type === 'coin') return null;
  if (asset.type === 'vaultAsset') return names.poolAssetOf(asset.vault);
  return asset.type === 'token' ? asset.contract : undefined;
}
