import type { Simulation } from '@everything-wallet/sdk';
import { formatCoin } from '../transactions/formatCoin.ts';
import type { NameToken } from '../tokens/tokenNames.ts';
import { describeCall } from './describeCall.ts';
import { formatFields } from './formatFields.ts';
import { formatTokenAmount } from './formatTokenAmount.ts';

/** Text for a simulation without an outcome. */
const NO_OUTCOME = {
  agreed: 'unknown',
  unconfirmed: 'unknown',
  disputed: 'the nodes disagree, which never means that it is safe',
  unknown: 'could not be simulated, which never means that it is safe',
} as const;

/** Describes a simulation: declared effects, then simulated effects. */
export function describeSimulation(
  { call, outcome, agreement, nodes, currency }: Simulation,
  nameOf: NameToken,
): string {
  const found = outcome
    ? formatFields([
        ['Result', outcome.succeeds ? 'succeeds' : `fails: ${outcome.reason ?? 'unknown reason'}`],
        ['Agreement', `${agreement}, ${nodes.agreeing} of ${nodes.configured} nodes`],
        ['Gas used', outcome.gasUsed],
        ['Coin', outcome.coinWei && `${signedCoin(outcome.coinWei)} ${currency}, without the fee`],
        ...outcome.changes.map(
          ({ contract, tokenId, units, word }) =>
            ['Change', `${amountOf(units, contract, tokenId, nameOf)}${byWord(word)}`] as const,
        ),
        ...outcome.approvals.map(
          ({ spender, units, contract, tokenId, word }) =>
            [
              'Approval',
              `${spender ?? 'no one'} can spend ${amountOf(units, contract, tokenId, nameOf)}${byWord(word)}`,
            ] as const,
        ),
        ['Coverage', outcome.isWhole ? undefined : 'partial: there may be other changes'],
      ])
    : formatFields([['Result', NO_OUTCOME[agreement]]]);
  return `${describeCall(call, currency, nameOf)}\n\n${found}`;
}

function amountOf(units: string, contract: string, tokenId: string | undefined, nameOf: NameToken): string {
  return tokenId === undefined
    ? formatTokenAmount(units, contract, nameOf)
    : `${units} units of ${tokenId} of ${contract}`;
}

function byWord(word: 'verified' | 'log'): string {
  return word === 'log' ? ', reported by the contract only' : '';
}

function signedCoin(wei: string): string {
  return wei.startsWith('-') ? `-${formatCoin(BigInt(wei.slice(1)))}` : formatCoin(BigInt(wei));
}
