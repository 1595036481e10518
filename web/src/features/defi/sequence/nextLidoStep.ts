import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { LidoPosition } from '@everything-wallet/core/schemas/poolsAnswer';
import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildRevoke } from '@everything-wallet/core/calls/build/buildRevoke';
import { buildStake } from '@everything-wallet/core/calls/build/buildStake';
import { buildUnwrapStaked } from '@everything-wallet/core/calls/build/buildUnwrapStaked';
import { buildWithdrawalClaim } from '@everything-wallet/core/calls/build/buildWithdrawalClaim';
import { buildWithdrawalRequest } from '@everything-wallet/core/calls/build/buildWithdrawalRequest';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { judgeLidoOutcome, belowRequested } from '@everything-wallet/core/pools/judgeLidoOutcome';
import { lido } from '@everything-wallet/core/pools/lido';
import { askAllowance } from '../../../lib/calls/askAllowance.ts';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { NextStep } from '../../../lib/callSequence/NextStep.ts';
import { problemStep } from '../../../lib/callSequence/problemStep.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { askPools } from '../api/askPools.ts';
import { askPoolFunds } from '../hooks/usePoolFunds.ts';
import type { StepContext } from './StepContext.ts';
import type { LidoSequence, PoolStep } from './PoolSequence.ts';
import { callRequestOf } from '../../../lib/calls/callRequestOf.ts';
import { amountWords } from './erc4626Words.ts';

/** Checks whether an account has the amount of a step; if that is unknown, its simulation decides. */
type Cover = ReturnType<typeof problemStep> | { readonly isUnsure: boolean };

/**
 * Finds the next call to sign of a sequence with Lido, from the current state: Lido's limits, the account's balances and the
 * allowance of its queue.
 *
 * @throws CallableError if the state cannot be requested
 * @throws CallError if no call can be built
 */
export async function nextLidoStep(
  sequence: LidoSequence,
  context: StepContext,
): Promise<NextStep<PoolStep>> {
  const { action } = sequence;
  switch (action) {
    case 'stake':
      return stake(sequence, context);
    case 'askBack':
      return askBack(sequence, context);
    case 'unwrap': {
      const position = await askPosition(sequence);
      const cover = checkCover(position?.wrapped, sequence, context);
      if ('problem' in cover) return cover;
      const call = buildUnwrapStaked({ amount: BigInt(sequence.amount) });
      return { type: 'sign', step: action, requests: [stepRequest(sequence, call, context, cover.isUnsure)] };
    }
    case 'claim':
      return claim(sequence, context);
  }
}

async function stake(sequence: LidoSequence, context: StepContext): Promise<NextStep<PoolStep>> {
  const { mask } = context;
  const network = networkById(sequence.network);
  const amount = BigInt(sequence.amount);
  const [state, funds] = await Promise.all([
    askLido(sequence),
    askPoolFunds(network, sequence.account, network.wrappedCoin),
  ]);
  const status = state?.status ?? 'unknown';
  // A quorum has to agree before any deposit.
  if (status !== 'open' || state?.mostStake === null || state?.mostStake === undefined)
    return problemStep(`vaults.refused.${status === 'open' ? 'unknown' : status}`);
  const most = BigInt(state.mostStake);
  if (amount > most)
    return problemStep('vaults.refused.aboveDeposit', { limit: amountWords(most, sequence, formatShort) });
  if (funds.coin === undefined) return problemStep('pools.problem.funds', { symbol: sequence.symbol });
  if (funds.coin < amount)
    return problemStep('pools.problem.notEnough', {
      has: amountWords(funds.coin, sequence, maskedWrite(formatShort, mask)),
    });
  return { type: 'sign', step: 'stake', requests: [stepRequest(sequence, buildStake({ amount }), context)] };
}

async function askBack(sequence: LidoSequence, context: StepContext): Promise<NextStep<PoolStep>> {
  const { sender, justMade } = context;
  const network = networkById(sequence.network);
  const amount = BigInt(sequence.amount);
  const position = await askPosition(sequence);
  const cover = checkCover(position?.staked, sequence, context);
  if ('problem' in cover) return cover;
  const terms = { chainId: network.chainId, token: lido.staked, spender: lido.queue };
  const need = await askAllowance({ network, owner: sequence.account, amount, ...terms });
  if (need === 'unknown') return problemStep('pools.problem.allowance');
  if (need === 'refused') return problemStep('pools.problem.refused', { symbol: sequence.symbol });
  if (need === 'covered') {
    const call = buildWithdrawalRequest({ amount, owner: sequence.account });
    return {
      type: 'sign',
      step: 'askBack',
      requests: [stepRequest(sequence, call, context, cover.isUnsure)],
    };
  }
  const name = need === 'revokeFirst' ? 'revoke' : 'approve';
  if (justMade === name || justMade === 'approve') return problemStep('pools.problem.notYet');
  const call = name === 'revoke' ? buildRevoke(terms) : buildApprove({ ...terms, amount, named: amount });
  return {
    type: 'sign',
    step: name,
    requests: [
      {
        ...callRequestOf(call, network, sender),
        facts: { standard: 'erc20' },
        watched: [{ kind: 'allowance', contract: lido.staked, spender: lido.queue }],
      },
    ],
  };
}

async function claim(sequence: LidoSequence, context: StepContext): Promise<NextStep<PoolStep>> {
  // Queries this request itself: anyone can create more requests, and none of them may hide this one.
  const request = (await askLido(sequence))?.request ?? undefined;
  // The answer is not about the chosen request: claims nothing.
  if (request === undefined || request.id !== sequence.request_id)
    return problemStep('vaults.refused.unknown');
  if (request.isClaimed || !sameAddress(request.owner, sequence.account))
    return problemStep('pools.lido.gone');
  if (!request.isReady) return problemStep('pools.lido.waits');
  const call = buildWithdrawalClaim({ requestId: BigInt(request.id) });
  return { type: 'sign', step: 'claim', requests: [stepRequest(sequence, call, context)] };
}

async function askLido({ network, account, request_id: stakingRequest }: LidoSequence) {
  const { rpcName } = networkById(network);
  const requested = stakingRequest !== undefined && { stakingRequest };
  return (await askPools({ network: rpcName, addresses: [account], ...requested })).lido;
}

async function askPosition(sequence: LidoSequence): Promise<LidoPosition | undefined> {
  const positions = (await askLido(sequence))?.positions;
  return positions?.find(({ address }) => sameAddress(address, sequence.account));
}

/**
 * Checks the balance; if nodes disagree on it, a withdrawal is possible nevertheless: the contract pays out no more than the
 * account has.
 */
function checkCover(has: string | null | undefined, sequence: LidoSequence, { mask }: StepContext): Cover {
  if (has === undefined) return problemStep('vaults.refused.unknown');
  if (has === null) return { isUnsure: true };
  if (BigInt(has) >= BigInt(sequence.amount)) return { isUnsure: false };
  return problemStep('pools.problem.notEnough', {
    has: amountWords(BigInt(has), sequence, maskedWrite(formatShort, mask)),
  });
}

/** Builds the request for the step itself, with the checks of its simulation. */
function stepRequest(
  sequence: LidoSequence,
  call: CallTransaction,
  { sender, t }: StepContext,
  isUnsure = false,
): CallRequest {
  const { action, request_id: tokenId } = sequence;
  const step = { action, amount: BigInt(sequence.amount) };
  return {
    ...callRequestOf(call, networkById(sequence.network), sender),
    isKnownContract: true,
    watched: [
      { kind: 'erc20', contract: lido.staked },
      { kind: 'erc20', contract: lido.wrapped },
      ...(tokenId === undefined ? [] : [{ kind: 'erc721' as const, contract: lido.queue, tokenId }]),
    ],
    notices: isUnsure ? [t('vaults.warns.disputed')] : [],
    breaks: (outcome) => {
      const broken = judgeLidoOutcome(step, outcome);
      return broken && `vaults.broken.${broken}`;
    },
    warnsOf: (outcome) => {
      const received = belowRequested(step, outcome);
      if (received === undefined || received <= 0n) return undefined;
      return {
        key: `comesLess ${(received * 1_000n) / step.amount}`,
        text: t('pools.lido.receivesLess', {
          comes: amountWords(received, sequence, formatShort),
          asked: amountWords(step.amount, sequence, formatShort),
        }),
      };
    },
    ...(isUnsure && { untried: 'vaults.broken.untried' as const }),
  };
}
