import { sameAddress } from '../accounts/sameAddress.ts';
import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';
import type { BrokenPromise } from './judgePoolOutcome.ts';
import { minAfterDrift } from './minAfterDrift.ts';
import { lido } from './lido.ts';
import { tokenChange } from './tokenChange.ts';

/**
 * Step with Lido: stakes coin, requests a withdrawal of stETH ('askBack'), unwraps wstETH, or claims a request.
 */
export interface LidoStep {
  readonly action: 'stake' | 'askBack' | 'unwrap' | 'claim';
  /** Smallest units of the coin, of stETH, of wstETH, or of the request. */
  readonly amount: bigint;
}

/** Wei by which stETH transfers may differ from the amount of the call: its balances are computed from shares. */
const ROUNDING = 2n;

/**
 * Compares the simulated effects of a Lido call with its step: reports a lower payout, a higher payment, or another asset that is taken.
 * A claim may pay less than was requested if the user accepts that (`belowRequested`).
 *
 * @param outcome of a simulation that succeeded
 * @returns part of the text id `vaults.broken.…`; undefined if the effects match
 */
export function judgeLidoOutcome(
  { action, amount }: LidoStep,
  outcome: Pick<SimulationOutcome, 'coin' | 'movements' | 'isWhole'>,
): BrokenPromise | undefined {
  const { coin, movements, isWhole } = outcome;
  const [staked, wrapped] = [tokenChange(outcome, lido.staked), tokenChange(outcome, lido.wrapped)];
  const isLeaving = (kind: string, contract: string) =>
    movements.some(
      (movement) =>
        BigInt(movement.units) < 0n && !(movement.kind === kind && sameAddress(movement.contract, contract)),
    );
  const coinLeaves = leavingCoin(coin);
  switch (action) {
    case 'stake':
      if (movements.some(({ units }) => BigInt(units) < 0n)) return 'takesOther';
      if (coinLeaves > amount) return 'takesMore';
      return givesStaked(staked, amount);
    case 'askBack':
      if (isLeaving('erc20', lido.staked) || coinLeaves > 0n) return 'takesOther';
      if (-staked > amount + ROUNDING) return 'takesMore';
      // A request creates an NFT; without logs the simulation cannot show it.
      return isWhole && !movements.some(isRequest) ? 'givesLess' : undefined;
    case 'unwrap':
      if (isLeaving('erc20', lido.wrapped) || coinLeaves > 0n) return 'takesOther';
      if (-wrapped > amount) return 'takesMore';
      // 1 wstETH has never been worth less than 1 stETH.
      return givesStaked(staked, amount);
    case 'claim':
      if (isLeaving('erc721', lido.queue) || coinLeaves > 0n) return 'takesOther';
      return coin !== null && BigInt(coin.units) === 0n ? 'givesLess' : undefined;
  }
}

/** Returns the wei that the account pays. */
function leavingCoin(coin: SimulationOutcome['coin']): bigint {
  const change = BigInt(coin?.units ?? 0);
  return change < 0n ? -change : 0n;
}

function givesStaked(staked: bigint, amount: bigint): BrokenPromise | undefined {
  return staked + ROUNDING < minAfterDrift(amount) ? 'givesLess' : undefined;
}

/**
 * Returns the simulated payout of a claim if it is below the requested amount: a loss of Lido's validators lowers it.
 *
 * @returns wei; undefined if it is not lower, for other steps, and if the simulation does not report it
 */
export function belowRequested(
  { action, amount }: LidoStep,
  { coin }: Pick<SimulationOutcome, 'coin'>,
): bigint | undefined {
  if (action !== 'claim' || coin === null) return undefined;
  const payout = BigInt(coin.units);
  return payout < amount ? payout : undefined;
}

function isRequest({ kind, contract, units }: SimulationOutcome['movements'][number]): boolean {
  return kind === 'erc721' && sameAddress(contract, lido.queue) && BigInt(units) > 0n;
}
