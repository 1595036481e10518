import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Figure } from './Figure.ts';
import { figureAge } from './figureAge.ts';
import { figureState } from './figureState.ts';
import type { HeldAsset } from './HeldAsset.ts';

/** Amount of an asset that some accounts hold together, and its gaps. */
export interface HeldUnits {
  /** Sum of the amounts with a quorum. */
  readonly units: bigint;
  /** Accounts whose amount has a quorum. */
  readonly agreed: number;
  /** Number of these whose amount only one of several nodes reported. */
  readonly lone: number;
  /** Number of these with an outdated amount, and the age of the oldest, in ms. */
  readonly old: number;
  readonly oldestMs: number;
  readonly unconfirmed: number;
  readonly disputed: number;
  /** Accounts without an amount, including those without an answer. */
  readonly unknown: number;
}

/** Returns the amount of one account; undefined without an answer. */
export function figureFor({ figures }: HeldAsset, account: string): Figure | undefined {
  return figures.find((figure) => sameAddress(figure.account, account));
}

/**
 * Adds up the amounts of an asset that have a quorum.
 *
 * @param doBlocksWait true if the age of a block means nothing (see figureState)
 */
export function heldBy(asset: HeldAsset, accounts: readonly string[], doBlocksWait = false): HeldUnits {
  const wanted = new Set(accounts.map((account) => account.toLowerCase()));
  const held = {
    units: 0n,
    agreed: 0,
    old: 0,
    oldestMs: 0,
    lone: 0,
    unconfirmed: 0,
    disputed: 0,
    unknown: 0,
  };
  for (const figure of asset.figures) {
    const { account, units, agreement, agreeing, sighting } = figure;
    // Each account once, even if it is named repeatedly.
    if (!wanted.delete(account.toLowerCase())) continue;
    held[agreement] += 1;
    if (agreement !== 'agreed') continue;
    held.units += units ?? 0n;
    held.oldestMs = Math.max(held.oldestMs, figureAge(figure, doBlocksWait));
    if (figureState(figure, doBlocksWait) === 'old') held.old += 1;
    if (agreeing === 1 && sighting.nodes.configured > 1) held.lone += 1;
  }
  held.unknown += wanted.size;
  return held;
}
