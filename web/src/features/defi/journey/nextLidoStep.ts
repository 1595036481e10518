import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { LidoPosition } from '@everything-wallet/core/callables/vaultsAnswer';
import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildRevoke } from '@everything-wallet/core/calls/build/buildRevoke';
import { buildStake } from '@everything-wallet/core/calls/build/buildStake';
import { buildUnwrapStaked } from '@everything-wallet/core/calls/build/buildUnwrapStaked';
import { buildWithdrawalClaim } from '@everything-wallet/core/calls/build/buildWithdrawalClaim';
import { buildWithdrawalRequest } from '@everything-wallet/core/calls/build/buildWithdrawalRequest';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { judgeLidoOutcome, belowRequested } from '@everything-wallet/core/vaults/judgeLidoOutcome';
import { lido } from '@everything-wallet/core/vaults/lido';
import { askAllowance } from '../../../lib/calls/askAllowance.ts';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { askVaults } from '../api/askVaults.ts';
import { askPoolFunds } from '../hooks/usePoolFunds.ts';
import type { StepContext } from './StepContext.ts';
import type { NextStep } from './NextStep.ts';
import type { LidoJourney } from './PoolJourney.ts';
import { requestOf } from './requestOf.ts';
import { amountWords } from './vaultWords.ts';

/** Checks whether an account has the amount of a step; if that is unknown, its simulation decides. */
type Cover = { readonly problem: string } | { readonly isUnsure: boolean };

/**
 * Finds the next call to sign of a sequence with Lido, from the current state: Lido's limits, the account's balances and the
 * allowance of its queue.
 *
 * @throws CallableError if the state cannot be requested
 * @throws CallError if no call can be built
 */
export async function nextLidoStep(journey: LidoJourney, context: StepContext): Promise<NextStep> {
  const { action } = journey;
  switch (action) {
    case 'stake':
      return stake(journey, context);
    case 'askBack':
      return askBack(journey, context);
    case 'unwrap': {
      const position = await askPosition(journey);
      const cover = checkCover(position?.wrapped, journey, context);
      if ('problem' in cover) return { type: 'problem', text: cover.problem };
      const call = buildUnwrapStaked({ amount: BigInt(journey.amount) });
      return { type: 'sign', name: action, request: stepRequest(journey, call, context, cover.isUnsure) };
    }
    case 'claim':
      return claim(journey, context);
  }
}

async function stake(journey: LidoJourney, context: StepContext): Promise<NextStep> {
  const { t, mask } = context;
  const network = networkById(journey.network);
  const amount = BigInt(journey.amount);
  const [state, funds] = await Promise.all([
    askLido(journey),
    askPoolFunds(network, journey.account, network.wrappedCoin),
  ]);
  const status = state?.status ?? 'unknown';
  // A quorum has to agree before any deposit.
  if (status !== 'open' || state?.mostStake === null || state?.mostStake === undefined)
    return { type: 'problem', text: t(`vaults.refused.${status === 'open' ? 'unknown' : status}`) };
  const most = BigInt(state.mostStake);
  if (amount > most)
    return {
      type: 'problem',
      text: t('vaults.refused.aboveDeposit', { limit: amountWords(most, journey, formatShort) }),
    };
  if (funds.coin === undefined)
    return { type: 'problem', text: t('pools.problem.funds', { symbol: journey.symbol }) };
  if (funds.coin < amount)
    return {
      type: 'problem',
      text: t('pools.problem.notEnough', {
        has: amountWords(funds.coin, journey, maskedWrite(formatShort, mask)),
      }),
    };
  return { type: 'sign', name: 'stake', request: stepRequest(journey, buildStake({ amount }), context) };
}

async function askBack(journey: LidoJourney, context: StepContext): Promise<NextStep> {
  const { sender, t, justMade } = context;
  const network = networkById(journey.network);
  const amount = BigInt(journey.amount);
  const position = await askPosition(journey);
  const cover = checkCover(position?.staked, journey, context);
  if ('problem' in cover) return { type: 'problem', text: cover.problem };
  const terms = { chainId: network.chainId, token: lido.staked, spender: lido.queue };
  const need = await askAllowance({ network, owner: journey.account, amount, ...terms });
  if (need === 'unknown') return { type: 'problem', text: t('pools.problem.allowance') };
  if (need === 'refused')
    return { type: 'problem', text: t('pools.problem.refused', { symbol: journey.symbol }) };
  if (need === 'covered') {
    const call = buildWithdrawalRequest({ amount, owner: journey.account });
    return { type: 'sign', name: 'askBack', request: stepRequest(journey, call, context, cover.isUnsure) };
  }
  const name = need === 'revokeFirst' ? 'revoke' : 'approve';
  if (justMade === name || justMade === 'approve')
    return { type: 'problem', text: t('pools.problem.notYet') };
  const call = name === 'revoke' ? buildRevoke(terms) : buildApprove({ ...terms, amount, named: amount });
  return {
    type: 'sign',
    name,
    request: {
      ...requestOf(call, network, sender),
      facts: { standard: 'erc20' },
      watched: [{ kind: 'allowance', contract: lido.staked, spender: lido.queue }],
    },
  };
}

async function claim(journey: LidoJourney, context: StepContext): Promise<NextStep> {
  const { t } = context;
  // Queries this request itself: anyone can create more requests, and none of them may hide this one.
  const request = (await askLido(journey))?.request ?? undefined;
  // The answer is not about the chosen request: claims nothing.
  if (request === undefined || request.id !== journey.request_id)
    return { type: 'problem', text: t('vaults.refused.unknown') };
  if (request.isClaimed || !sameAddress(request.owner, journey.account))
    return { type: 'problem', text: t('pools.lido.gone') };
  if (!request.isReady) return { type: 'problem', text: t('pools.lido.waits') };
  const call = buildWithdrawalClaim({ requestId: BigInt(request.id) });
  return { type: 'sign', name: 'claim', request: stepRequest(journey, call, context) };
}

async function askLido({ network, account, request_id: stakingRequest }: LidoJourney) {
  const { rpcName } = networkById(network);
  const requested = stakingRequest !== undefined && { stakingRequest };
  return (await askVaults({ network: rpcName, addresses: [account], ...requested })).lido;
}

async function askPosition(journey: LidoJourney): Promise<LidoPosition | undefined> {
  const positions = (await askLido(journey))?.positions;
  return positions?.find(({ address }) => sameAddress(address, journey.account));
}

/**
 * Checks the balance; if nodes disagree on it, a withdrawal is possible nevertheless: the contract pays out no more than the
 * account has.
 */
function checkCover(has: string | null | undefined, journey: LidoJourney, { t, mask }: StepContext): Cover {
  if (has === undefined) return { problem: t('vaults.refused.unknown') };
  if (has === null) return { isUnsure: true };
  if (BigInt(has) >= BigInt(journey.amount)) return { isUnsure: false };
  return {
    problem: t('pools.problem.notEnough', {
      has: amountWords(BigInt(has), journey, maskedWrite(formatShort, mask)),
    }),
  };
}

/** Builds the request for the step itself, with the checks of its simulation. */
function stepRequest(
  journey: LidoJourney,
  call: CallTransaction,
  { sender, t }: StepContext,
  isUnsure = false,
): CallRequest {
  const { action, request_id: tokenId } = journey;
  const step = { action, amount: BigInt(journey.amount) };
  return {
    ...requestOf(call, networkById(journey.network), sender),
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
        text: t('pools.lido.comesLess', {
          comes: amountWords(received, journey, formatShort),
          asked: amountWords(step.amount, journey, formatShort),
        }),
      };
    },
    ...(isUnsure && { untried: 'vaults.broken.untried' as const }),
  };
}
