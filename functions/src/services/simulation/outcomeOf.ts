import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { revertReason } from '@everything-wallet/core/simulation/revertReason';
import { getAddress } from 'ethers/address';
import { lowerMedian } from '../chain/medians.ts';
import type { Effect, NodeResponse } from './Effect.ts';
import { unpackPermit2 } from './permit2Allowance.ts';
import { addressInWord } from '../abi/addressInWord.ts';

/** Maximum returned bytes of a call's output, as hex digits with their prefix. */
const MAX_DIGITS = 2 + 2 * 1_024;

/** The part by which nodes may differ about gas and mean the same: clients count refunds and questions in ways of their own. */
const GAS_TOLERANCE = 20n;

/**
 * Combines the simulations of agreeing nodes.
 *
 * @param needed number of nodes that must report a value
 * @param gasLimit of the call; undefined if not chosen
 * @returns null if empty
 */
export function outcomeOf(
  agreeing: readonly NodeResponse[],
  needed: number,
  gasLimit: bigint | undefined,
): SimulationOutcome | null {
  const [first] = agreeing;
  if (!first) return null;
  const enough = Math.min(needed, agreeing.length);
  const { succeeds } = first;
  const gasUsed = gasOf(agreeing, enough);
  const all = new Map(agreeing.flatMap(({ effects }) => [...effects]));
  const effects = [...all].map(([key, effect]): Effect => {
    const measured = agreeing.flatMap(({ effects }) => effects.get(key) ?? []).filter(isVerified);
    const { watched, amount, isLogDifferent } = measured[0] ?? effect;
    const before = agreedBefore(measured, enough);
    const word = measured.length >= enough ? 'verified' : 'log';
    return { watched, amount, isLogDifferent, ...(before !== undefined && { before }), word };
  });
  const coin = effects.find(({ watched }) => watched === 'coin');
  return {
    succeeds,
    reason: succeeds ? null : reasonOf(agreeing, enough, gasLimit !== undefined && gasUsed === gasLimit),
    gasUsed: gasUsed?.toString() ?? null,
    coin: succeeds
      ? coin
        ? { units: coin.amount.toString(), word: coin.word }
        : null
      : { units: '0', word: 'verified' },
    movements: effects.flatMap(asMovement),
    approvals: effects.flatMap(asApproval),
    receipts: effects.flatMap(asReceipt),
    // Without a measured coin, the result is incomplete, whatever else was read.
    isWhole:
      (coin !== undefined || !succeeds) &&
      agreeing.filter(({ isWhole, isKnown }) => isWhole && isKnown).length >= enough,
  };
}

/** Returns the value before the call that enough nodes report; undefined if they do not, or of two values. */
function agreedBefore(measured: readonly Effect[], enough: number): bigint | undefined {
  const reports = measured.flatMap(({ before }) => before ?? []);
  const agreed = new Set(reports.filter((one) => reports.filter((other) => other === one).length >= enough));
  return agreed.size === 1 ? [...agreed][0] : undefined;
}

function isVerified({ word }: Effect): boolean {
  return word === 'verified';
}

/** Returns the gas that enough nodes report, within a tolerance; undefined if they do not. */
function gasOf(agreeing: readonly NodeResponse[], enough: number): bigint | undefined {
  const gasReports = agreeing.flatMap(({ gasUsed }) => gasUsed ?? []);
  const middle = lowerMedian(gasReports);
  if (middle === undefined) return undefined;
  const near = gasReports.filter((one) => {
    const difference = one > middle ? one - middle : middle - one;
    return difference * GAS_TOLERANCE <= middle;
  });
  return near.length >= enough ? middle : undefined;
}

/** Returns why a call fails, from the output that enough nodes report. */
function reasonOf(
  agreeing: readonly NodeResponse[],
  enough: number,
  usesAllGas: boolean,
): SimulationOutcome['reason'] {
  if (agreeing.filter(({ lacksCoin }) => lacksCoin).length >= enough)
    return { id: 'simulation.fails.coin', values: {}, data: '0x' };
  const outputs = agreeing.flatMap(({ output }) => output?.slice(0, MAX_DIGITS) ?? []);
  const output = outputs.find((output) => outputs.filter((other) => other === output).length >= enough);
  if (output === undefined) return { id: 'simulation.fails.unknown', values: {}, data: '0x' };
  if (output === '0x' && usesAllGas) return { id: 'simulation.fails.gas', values: {}, data: '0x' };
  return { ...revertReason(output), data: output };
}

function asMovement({ watched, amount, word, isLogDifferent }: Effect): SimulationOutcome['movements'] {
  if (watched === 'coin') return [];
  const { kind, contract } = watched;
  if (kind === 'erc20')
    return [{ kind, contract, tokenId: null, units: amount.toString(), word, isLogDifferent }];
  if (kind !== 'erc721' && kind !== 'erc1155') return [];
  return [{ kind, contract, tokenId: watched.tokenId, units: amount.toString(), word, isLogDifferent }];
}

function asReceipt({ watched, amount, word }: Effect): SimulationOutcome['receipts'] {
  if (watched === 'coin' || watched.kind !== 'receipt') return [];
  const { contract, recipient } = watched;
  return [{ contract, recipient, units: amount.toString(), word }];
}

function asApproval({
  watched,
  amount,
  before,
  word,
  isLogDifferent,
}: Effect): SimulationOutcome['approvals'] {
  if (watched === 'coin') return [];
  const { contract } = watched;
  const fields = { contract, word, isLogDifferent, endsAt: null, tokenId: null };
  switch (watched.kind) {
    case 'tokenApproval': {
      const { kind, tokenId } = watched;
      const spender = amount === 0n ? null : getAddress(addressInWord(amount));
      const unitsBefore = before === undefined ? null : before === 0n ? '0' : '1';
      return [{ ...fields, kind, spender, tokenId, units: spender === null ? '0' : '1', unitsBefore }];
    }
    case 'permit2': {
      const { kind, spender } = watched;
      const { units, endsAt } = unpackPermit2(amount);
      const unitsBefore = before === undefined ? null : unpackPermit2(before).units.toString();
      const ends = units === 0n ? null : endsAt.toString();
      return [{ ...fields, kind, spender, units: units.toString(), unitsBefore, endsAt: ends }];
    }
    case 'allowance':
    case 'operator': {
      const { kind, spender } = watched;
      return [
        { ...fields, kind, spender, units: amount.toString(), unitsBefore: before?.toString() ?? null },
      ];
    }
    default:
      return [];
  }
}
