import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';

type SimulatedMovement = SimulationOutcome['movements'][number];
type SimulatedApproval = SimulationOutcome['approvals'][number];

/**
 * True if a user who accepted one outcome of a call has accepted another one as well: no more is sent, no
 * less received, also by the recipient, no other or larger permission granted, and all of it is as sure.
 */
export function isNoWorse(shown: SimulationOutcome, now: SimulationOutcome): boolean {
  if (!shown.succeeds || !now.succeeds) return false;
  if (shown.isWhole && !now.isWhole) return false;
  return (
    isCoinNoWorse(shown, now) &&
    areMovementsNoWorse(shown, now) &&
    areApprovalsNoWorse(shown, now) &&
    areReceiptsNoWorse(shown, now)
  );
}

function isCoinNoWorse({ coin: shown }: SimulationOutcome, { coin: now }: SimulationOutcome): boolean {
  if (!now) return !shown;
  return shown !== null && BigInt(now.units) >= BigInt(shown.units) && isAsSure(shown.word, now.word);
}

function areMovementsNoWorse(shown: SimulationOutcome, now: SimulationOutcome): boolean {
  const before = new Map(shown.movements.map((one) => [movementKey(one), one]));
  const after = new Map(now.movements.map((one) => [movementKey(one), one]));
  return [...new Set([...before.keys(), ...after.keys()])].every((key) => {
    const [one, other] = [before.get(key), after.get(key)];
    if (BigInt(other?.units ?? 0) < BigInt(one?.units ?? 0)) return false;
    if (!one || !other) return true;
    return isAsSure(one.word, other.word) && (one.isLogDifferent || !other.isLogDifferent);
  });
}

/**
 * Compares permissions: the same asset and spender, with the same or a lower amount; a revoked one must stay
 * revoked.
 */
function areApprovalsNoWorse(shown: SimulationOutcome, now: SimulationOutcome): boolean {
  const after = new Map(now.approvals.map((one) => [approvalKey(one), one]));
  return (
    shown.approvals.length === now.approvals.length &&
    shown.approvals.every((one) => {
      const other = after.get(approvalKey(one));
      return (
        other !== undefined &&
        BigInt(other.units) <= BigInt(one.units) &&
        other.unitsBefore === one.unitsBefore &&
        other.endsAt === one.endsAt &&
        isAsSure(one.word, other.word) &&
        (one.isLogDifferent || !other.isLogDifferent)
      );
    })
  );
}

/** Compares what recipients receive: each at least as much, as surely. */
function areReceiptsNoWorse(
  { receipts: shown }: SimulationOutcome,
  { receipts: now }: SimulationOutcome,
): boolean {
  const after = new Map(now.map((one) => [receiptKey(one), one]));
  return shown.every((one) => {
    const other = after.get(receiptKey(one));
    return other !== undefined && BigInt(other.units) >= BigInt(one.units) && isAsSure(one.word, other.word);
  });
}

function isAsSure(shown: 'verified' | 'log', now: 'verified' | 'log'): boolean {
  return shown === 'log' || now === 'verified';
}

function movementKey({ kind, contract, tokenId }: SimulatedMovement): string {
  return [kind, contract.toLowerCase(), tokenId].join(' ');
}

function receiptKey({ contract, recipient }: SimulationOutcome['receipts'][number]): string {
  return [contract, recipient].join(' ').toLowerCase();
}

function approvalKey({ kind, contract, spender, tokenId }: SimulatedApproval): string {
  return [kind, contract.toLowerCase(), spender?.toLowerCase(), tokenId].join(' ');
}
