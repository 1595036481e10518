import type { Asset, CallEffects, Movement } from '@everything-wallet/core/calls/CallEffects';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';

/**
 * Describes a call that pays one coin or token and brings another to its sender in one sentence, with amounts to the last digit.
 *
 * @returns undefined for any other call, without a stated amount, and with an asset that has remarks
 */
export function tradeSentence(
  { movements, permissions }: CallEffects,
  names: CallNames,
  t: Text,
): string | undefined {
  const [one, other] = movements;
  if (!one || !other || movements.length > 2 || permissions.length > 0) return undefined;
  const [given, received] = one.direction === 'out' ? [one, other] : [other, one];
  if (given.direction !== 'out' || received.direction !== 'in') return undefined;
  if (given.bound !== 'exact' || (received.bound !== 'exact' && received.bound !== 'atLeast'))
    return undefined;
  const [paid, brought] = [plainAmount(given, names), plainAmount(received, names)];
  if (paid === undefined || brought === undefined) return undefined;
  return t(received.bound === 'exact' ? 'review.tradeExact' : 'review.trade', { paid, received: brought });
}

/** Formats an amount whose asset, owner and recipient need no words of their own. */
function plainAmount({ asset, amount, from, to }: Movement, names: CallNames): string | undefined {
  const contract = contractOf(asset);
  if (amount === undefined || contract === undefined || from !== undefined || to !== undefined)
    return undefined;
  return names.marksOf(contract).length > 0 ? undefined : names.amountOf(amount, contract);
}

/** Contract of a token, null for the coin; undefined for any other asset. */
function contractOf(asset: Asset): string | null | undefined {
  if (asset.type === 'coin') return null;
  return asset.type === 'token' ? asset.contract : undefined;
}
