import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';

type SimulatedMovement = SimulationOutcome['movements'][number];
type SimulatedApproval = SimulationOutcome['approvals'][number];
type SimulatedReceipt = SimulationOutcome['receipts'][number];
type Word = SimulatedMovement['word'];

/**
 * Adds up the outcomes of calls that run one after the other: balances change by their sums, and of a permission the
 * last value counts. One that ends as it began is left out.
 *
 * @returns undefined if one of them is missing or fails
 */
export function batchOutcome(
  outcomes: readonly (SimulationOutcome | null | undefined)[],
): SimulationOutcome | undefined {
  const known = outcomes.flatMap((outcome) => (outcome?.succeeds ? outcome : []));
  if (known.length < outcomes.length || known.length === 0) return undefined;
  const gas = known.map(({ gasUsed }) => gasUsed);
  return {
    succeeds: true,
    reason: null,
    gasUsed: gas.includes(null) ? null : sumOf(gas.map((one) => one ?? '0')),
    coin: coinOf(known),
    movements: movementsOf(known),
    approvals: approvalsOf(known),
    receipts: receiptsOf(known),
    isWhole: known.every(({ isWhole }) => isWhole),
  };
}

function coinOf(outcomes: readonly SimulationOutcome[]): SimulationOutcome['coin'] {
  const coins = outcomes.flatMap(({ coin }) => coin ?? []);
  if (coins.length < outcomes.length) return null;
  return { units: sumOf(coins.map(({ units }) => units)), word: leastSure(coins.map(({ word }) => word)) };
}

function movementsOf(outcomes: readonly SimulationOutcome[]): SimulatedMovement[] {
  const sums = new Map<string, SimulatedMovement>();
  for (const movement of outcomes.flatMap(({ movements }) => movements)) {
    const { kind, contract, tokenId, units, word, isLogDifferent } = movement;
    const key = [kind, contract.toLowerCase(), tokenId].join(' ');
    const before = sums.get(key) ?? { ...movement, units: '0' };
    sums.set(key, {
      ...movement,
      units: sumOf([before.units, units]),
      word: leastSure([before.word, word]),
      isLogDifferent: before.isLogDifferent || isLogDifferent,
    });
  }
  return [...sums.values()];
}

function approvalsOf(outcomes: readonly SimulationOutcome[]): SimulatedApproval[] {
  const last = new Map<string, SimulatedApproval>();
  for (const approval of outcomes.flatMap(({ approvals }) => approvals)) {
    const { kind, contract, spender, tokenId, units, word } = approval;
    // One NFT has one spender at a time.
    const whose = kind === 'tokenApproval' ? tokenId : spender?.toLowerCase();
    const key = [kind, contract.toLowerCase(), whose].join(' ');
    const before = last.get(key);
    // Granted by one call and used up by another one.
    if (before?.unitsBefore === '0' && units === '0') last.delete(key);
    else {
      const { unitsBefore } = before ?? approval;
      last.set(key, { ...approval, unitsBefore, word: leastSure([before?.word ?? word, word]) });
    }
  }
  return [...last.values()];
}

function receiptsOf(outcomes: readonly SimulationOutcome[]): SimulatedReceipt[] {
  const sums = new Map<string, SimulatedReceipt>();
  for (const receipt of outcomes.flatMap(({ receipts }) => receipts)) {
    const key = [receipt.contract, receipt.recipient].join(' ').toLowerCase();
    const before = sums.get(key);
    sums.set(key, {
      ...receipt,
      units: sumOf([before?.units ?? '0', receipt.units]),
      word: leastSure([before?.word ?? receipt.word, receipt.word]),
    });
  }
  return [...sums.values()];
}

function sumOf(numbers: readonly string[]): string {
  return numbers.reduce((sum, one) => sum + BigInt(one), 0n).toString();
}

function leastSure(words: readonly Word[]): Word {
  return words.includes('log') ? 'log' : 'verified';
}
