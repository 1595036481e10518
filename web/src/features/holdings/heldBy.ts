import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Figure } from './Figure.ts';
import { figureAge } from './figureAge.ts';
import { figureState } from './figureState.ts';
import type { HeldAsset } from './HeldAsset.ts';

/** What some accounts hold together of an asset, and what keeps the sum from being the whole. */
export interface HeldUnits {
  /** The sum of the figures that enough nodes agree on. */
  readonly units: bigint;
  /** Those of which a figure is agreed on. */
  readonly agreed: number;
  /** Of these those that one node alone gave, where there are more. */
  readonly lone: number;
  /** Of these, those that are no figure of now, and how old the oldest of all of them is, in ms. */
  readonly old: number;
  readonly oldestMs: number;
  readonly unconfirmed: number;
  readonly disputed: number;
  /** Without a figure, those that were not heard of among them. */
  readonly unknown: number;
}

/** The figure of one account; undefined where none was heard. */
export function figureFor({ figures }: HeldAsset, account: string): Figure | undefined {
  return figures.find((figure) => sameAddress(figure.account, account));
}

/**
 * Adds up what accounts hold of an asset: what nodes agree on, and nothing else.
 *
 * @param doBlocksWait whether the age of a block says nothing (see figureState)
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
    // Each account once, however often it is named.
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
