import { isUnlimited } from '@everything-wallet/core/calls/isUnlimited';
import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';
import type { EffectLine } from './EffectLine.ts';
import { shortLine } from './shortLine.ts';
import { momentOf } from './momentOf.ts';

type SimulatedMovement = SimulationOutcome['movements'][number];
type SimulatedApproval = SimulationOutcome['approvals'][number];
type SimulatedReceipt = SimulationOutcome['receipts'][number];
type Verb = 'calls.pays' | 'calls.sends';

/**
 * Describes the simulated effects of a call, one per line, with their sources: only changes, and what the recipient of a token receives.
 *
 * @param verb of coin and tokens that leave the sender
 */
export function simulatedEffects(
  outcome: SimulationOutcome,
  names: CallNames,
  t: Text,
  verb: Verb = 'calls.pays',
): EffectLine[] {
  const { coin, movements, approvals, receipts } = outcome;
  const coinLines =
    coin && coin.units !== '0'
      ? [
          shortLine(BigInt(coin.units) < 0n ? 'up' : 'down', names, (by) =>
            changeLine(BigInt(coin.units), (units) => by.amountOf(units, null), wordMarks(coin, t), {
              t,
              verb,
            }),
          ),
        ]
      : [];
  return [
    ...coinLines,
    ...movements
      .filter(({ units }) => BigInt(units) !== 0n)
      .map((movement) =>
        shortLine(BigInt(movement.units) < 0n ? 'up' : 'down', names, (by) =>
          movementLine(movement, by, { t, verb }),
        ),
      ),
    ...receipts.map((receipt) => shortLine('down', names, (by) => receiptLine(receipt, by, t))),
    ...approvals.map((approval) => shortLine('up', names, (by) => approvalLine(approval, by, t))),
  ];
}

interface Wording {
  readonly t: Text;
  readonly verb: Verb;
}

function movementLine(movement: SimulatedMovement, names: CallNames, { t, verb }: Wording): EffectLine {
  const { kind, contract, tokenId } = movement;
  const marks = [...wordMarks(movement, t), ...names.marksOf(contract)];
  const write = (units: bigint) => {
    if (kind === 'erc20') return names.amountOf(units, contract);
    if (kind === 'erc721') return names.assetOf(contract, tokenId);
    const amount = units.toString();
    return t('calls.multi', { amount, asset: names.assetOf(contract), id: tokenId ?? '' });
  };
  const line = changeLine(BigInt(movement.units), write, marks, { t, verb });
  if (kind === 'erc20' || line.direction !== 'out') return line;
  return { ...line, text: t('calls.sends', { what: write(-BigInt(movement.units)) }) };
}

function changeLine(
  units: bigint,
  write: (units: bigint) => string,
  marks: readonly string[],
  { t, verb }: Wording,
): EffectLine {
  return units < 0n
    ? { direction: 'out', text: t(verb, { what: write(-units) }), marks }
    : { direction: 'in', text: t('calls.receives', { what: write(units) }), marks };
}

/** Describes what arrives at the recipient; what the contract itself answers needs no mark. */
function receiptLine(receipt: SimulatedReceipt, names: CallNames, t: Text): EffectLine {
  const { contract, recipient, units } = receipt;
  const values = { to: names.nameOf(recipient), what: names.amountOf(BigInt(units), contract) };
  return { direction: 'between', text: t('calls.arrives', values), marks: wordMarks(receipt, t) };
}

function approvalLine(approval: SimulatedApproval, names: CallNames, t: Text): EffectLine {
  const { kind, contract, tokenId, unitsBefore, endsAt } = approval;
  const units = BigInt(approval.units);
  const asset = names.assetOf(contract, kind === 'tokenApproval' ? tokenId : null);
  const isCounted = kind === 'allowance' || kind === 'permit2';
  const marks = [
    ...(isCounted && unitsBefore !== null && unitsBefore !== '0'
      ? [t('calls.permissionBefore', { before: written(BigInt(unitsBefore)) })]
      : []),
    ...(endsAt === null || endsAt === '0'
      ? []
      : [t('calls.permissionUntil', { time: momentOf(BigInt(endsAt)) })]),
    ...wordMarks(approval, t),
    ...names.marksOf(contract),
  ];
  if (approval.spender === null) {
    return { direction: 'permission', text: t('calls.permissionCleared', { what: asset }), marks };
  }
  const spender = names.nameOf(approval.spender);
  if (units === 0n) {
    return { direction: 'permission', text: t('calls.permissionRevoked', { spender, what: asset }), marks };
  }
  return { direction: 'permission', text: t('calls.permission', { spender, what: written(units) }), marks };

  function written(amount: bigint): string {
    if (kind === 'operator') return t('calls.everything', { asset });
    if (kind === 'tokenApproval') return asset;
    return isUnlimited(amount) ? t('calls.unlimited', { asset }) : names.amountOf(amount, contract);
  }
}

/** Names the source of a figure, unless it is the contract's own answer before and after. */
function wordMarks(
  { word, isLogDifferent = false }: { word: 'verified' | 'log'; isLogDifferent?: boolean },
  t: Text,
): string[] {
  return [...(word === 'log' ? [t('calls.byLog')] : []), ...(isLogDifferent ? [t('calls.logDiffers')] : [])];
}
