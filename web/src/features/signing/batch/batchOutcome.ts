import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';

type SimulatedMovement = SimulationOutcome['movements'][number];
type SimulatedApproval = SimulationOutcome['approvals'][number];
type SimulatedReceipt = SimulationOutcome['receipts'][number];
type Word = SimulatedMovement['word'];

/** Effects of a batch in all: payments and receipts apart. */
export interface BatchOutcome {
  readonly paid: SimulationOutcome;
  readonly received: SimulationOutcome;
}

/**
 * Adds up the outcomes of calls that are made one after the other, each in a block of its own. Between two of them, a
 * permission can be used and a promise broken: of each permission the highest value counts, even if a later call ends
 * it, and payments are not set off against receipts.
 *
 * @returns what is paid and permitted, and what is received; undefined if one of them is missing or fails
 */
export function batchOutcome(
  outcomes: readonly (SimulationOutcome | null | undefined)[],
): BatchOutcome | undefined {
  const known = outcomes.flatMap((outcome) => (outcome?.succeeds ? outcome : []));
  if (known.length < outcomes.length || known.length === 0) return undefined;
  const gas = known.map(({ gasUsed }) => gasUsed);
  const shared = {
    succeeds: true,
    reason: null,
    gasUsed: gas.includes(null) ? null : sumOf(gas.map((one) => one ?? '0')),
    isWhole: known.every(({ isWhole }) => isWhole),
  };
  const isPaid = (units: string) => BigInt(units) < 0n;
  const isReceived = (units: string) => BigInt(units) > 0n;
  return {
    paid: {
      ...shared,
      coin: coinOf(known, isPaid),
      movements: movementsOf(known, isPaid),
      approvals: approvalsOf(known),
      receipts: receiptsOf(known),
    },
    received: {
      ...shared,
      coin: coinOf(known, isReceived),
      movements: movementsOf(known, isReceived),
      approvals: [],
      receipts: [],
    },
  };
}

function coinOf(
  outcomes: readonly SimulationOutcome[],
  counts: (units: string) => boolean,
): SimulationOutcome['coin'] {
  const coins = outcomes.flatMap(({ coin }) => coin ?? []);
  if (coins.length < outcomes.length) return null;
  const units = sumOf(coins.map((coin) => coin.units).filter(counts));
  return { units, word: leastSure(coins.map(({ word }) => word)) };
}

function movementsOf(
  outcomes: readonly SimulationOutcome[],
  counts: (units: string) => boolean,
): SimulatedMovement[] {
  const sums = new Map<string, SimulatedMovement>();
  for (const movement of outcomes.flatMap(({ movements }) => movements.filter((one) => counts(one.units)))) {
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
  const highest = new Map<string, SimulatedApproval>();
  for (const approval of outcomes.flatMap(({ approvals }) => approvals)) {
    const { kind, contract, spender, tokenId, units, word } = approval;
    // One NFT has one spender at a time.
    const whose = kind === 'tokenApproval' ? tokenId : spender?.toLowerCase();
    const key = [kind, contract.toLowerCase(), whose].join(' ');
    const before = highest.get(key);
    const isHigher = before === undefined || BigInt(units) >= BigInt(before.units);
    highest.set(key, {
      ...(isHigher ? approval : before),
      unitsBefore: (before ?? approval).unitsBefore,
      word: leastSure([before?.word ?? word, word]),
    });
  }
  return [...highest.values()];
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
