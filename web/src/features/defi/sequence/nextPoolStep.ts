import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { PoolPreviewAnswer, PoolsAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import { buildPoolRedemption } from '@everything-wallet/core/calls/build/buildPoolRedemption';
import { buildPoolWithdrawal } from '@everything-wallet/core/calls/build/buildPoolWithdrawal';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { depositCalls } from '@everything-wallet/core/pools/depositCalls';
import { judgePoolOutcome } from '@everything-wallet/core/pools/judgePoolOutcome';
import { minByBound } from '@everything-wallet/core/pools/minByBound';
import { belowPreview } from '@everything-wallet/core/pools/belowPreview';
import { lossBound } from '@everything-wallet/core/pools/lossBound';
import { tokenChange } from '@everything-wallet/core/pools/tokenChange';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { askAllowance } from '../../../lib/calls/askAllowance.ts';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { NextStep } from '../../../lib/callSequence/NextStep.ts';
import { problemStep } from '../../../lib/callSequence/problemStep.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import type { Text } from '../../../lib/text/useText.ts';
import { askPoolFunds } from '../hooks/usePoolFunds.ts';
import { askPoolStep } from './askPoolStep.ts';
import type { StepContext } from './StepContext.ts';
import { nextLidoStep } from './nextLidoStep.ts';
import { isLidoSequence, type PoolSequence, type PoolStep, type Erc4626Sequence } from './PoolSequence.ts';
import { callRequestOf } from '../../../lib/calls/callRequestOf.ts';
import { amountWords, refusalProblem, warningWords } from './erc4626Words.ts';

interface Judged {
  readonly vault: PoolDescription;
  readonly network: Network;
  /** Amount to deposit or withdraw, from the state just read; in the unit of the sequence. */
  readonly amount: bigint;
  readonly preview: PoolPreviewAnswer;
  readonly notices: readonly string[];
  /** Doubt about the preview of a withdrawal: nodes contradict each other, or too few have answered. */
  readonly doubt: 'disputed' | 'unconfirmed' | undefined;
}

/**
 * Finds the next call to sign, from the current state: the preview of the pool, the account's balances and the pool's allowance.
 * Approves nothing for a pool whose deposit would be refused.
 *
 * @throws CallableError if the state cannot be requested
 * @throws CallError if no call can be built
 */
export async function nextPoolStep(
  sequence: PoolSequence,
  context: StepContext,
): Promise<NextStep<PoolStep>> {
  if (isLidoSequence(sequence)) return nextLidoStep(sequence, context);
  const network = networkById(sequence.network);
  const vault = listedPools(network.id).find(({ address }) => sameAddress(address, sequence.vault));
  if (!vault) return problemStep('vaults.refused.absent');
  const judged = await judge(sequence, vault, network, context);
  if ('problem' in judged) return judged;
  if (sequence.action === 'deposit') return nextOfDeposit(sequence, judged, context);
  return { type: 'sign', step: sequence.action, requests: [leaveRequest(sequence, judged, context)] };
}

async function judge(
  sequence: Erc4626Sequence,
  vault: PoolDescription,
  network: Network,
  { t, mask }: StepContext,
): Promise<Judged | ReturnType<typeof problemStep>> {
  const { action, account, symbol, decimals } = sequence;
  const { answer, step, state, preview, judgement } = await askPoolStep(network, {
    vault: vault.address,
    account,
    action,
    amount: BigInt(sequence.amount),
  });
  if (!state || !preview || !judgement) return problemStep('vaults.refused.unknown');
  // The user typed the amount in the decimals that were shown.
  if (decimalsIn(answer, vault.asset) !== decimals) return problemStep('pools.problem.decimals');
  const { refusal, warnings } = judgement;
  const asset = { symbol, decimals };
  const shares = { symbol: vault.name, decimals: state.decimals ?? decimals };
  if (refusal) {
    const { text, values } = refusalProblem(refusal, { asset, shares }, { write: formatShort, mask });
    return problemStep(text, values);
  }
  const notices = warnings.map((warning) => warningWords(warning, asset, t, formatShort));
  const doubt = (['disputed', 'unconfirmed'] as const).find((type) =>
    warnings.some((warning) => warning.type === type),
  );
  return { vault, network, amount: step.amount, preview, notices, doubt };
}

function decimalsIn({ tokens }: PoolsAnswer, asset: string): number | null | undefined {
  return tokens.find(({ contract }) => sameAddress(contract, asset))?.decimals;
}

async function nextOfDeposit(
  sequence: Erc4626Sequence,
  judged: Judged,
  { sender, t, mask, justMade }: StepContext,
): Promise<NextStep<PoolStep>> {
  const { vault, network } = judged;
  const { account, symbol, decimals } = sequence;
  const assets = BigInt(sequence.amount);
  const funds = await askPoolFunds(network, account, vault.asset);
  if (funds.asset === undefined) return problemStep('pools.problem.funds', { symbol });
  const isWrapped = sameAddress(vault.asset, network.wrappedCoin);
  const missing = assets > funds.asset ? assets - funds.asset : 0n;
  if (missing > 0n && !isWrapped) {
    const has = amountWords(funds.asset, { symbol, decimals }, maskedWrite(formatShort, mask));
    return problemStep('pools.problem.notEnough', { has });
  }
  if (missing > 0n && justMade === 'wrap') return problemStep('pools.problem.notYet');
  const need = await askAllowance({
    network,
    owner: account,
    token: vault.asset,
    spender: vault.address,
    amount: assets,
  });
  if (need === 'unknown') return problemStep('pools.problem.allowance');
  if (need === 'refused') return problemStep('pools.problem.refused', { symbol });
  if (missing === 0n && need !== 'covered' && justMade === 'approve')
    return problemStep('pools.problem.notYet');
  if (missing === 0n && need === 'revokeFirst' && justMade === 'revoke')
    return problemStep('pools.problem.notYet');
  const [first] = depositCalls(vault, {
    assets,
    account,
    held: funds.asset,
    allowance: allowed(need, assets),
  });
  if (!first) throw new TypeError('A deposit has a call');
  const request = callRequestOf(first.transaction, network, sender);
  switch (first.step) {
    case 'wrap':
      return {
        type: 'sign',
        step: 'wrap',
        requests: [
          { ...request, isKnownContract: true, watched: [{ kind: 'erc20', contract: vault.asset }] },
        ],
      };
    case 'revoke':
    case 'approve':
      return {
        type: 'sign',
        step: first.step,
        requests: [
          {
            ...request,
            facts: { standard: 'erc20' },
            watched: [{ kind: 'allowance', contract: vault.asset, spender: vault.address }],
          },
        ],
      };
    case 'deposit':
      return { type: 'sign', step: 'deposit', requests: [{ ...request, ...promised(sequence, judged, t) }] };
  }
}

/** Returns an allowance that leads to the same steps: enough, none, or one to revoke first. */
function allowed(need: 'covered' | 'approve' | 'revokeFirst', assets: bigint): bigint {
  if (need === 'covered') return assets;
  return need === 'approve' ? 0n : 1n;
}

function leaveRequest(sequence: Erc4626Sequence, judged: Judged, { sender, t }: StepContext): CallRequest {
  const { vault, network, amount, preview } = judged;
  const { account: owner, action } = sequence;
  const terms = { chainId: network.chainId, vault: vault.address, receiver: owner, owner };
  const maxLossBps = action === 'redeem' ? lossBound(preview) : undefined;
  const transaction =
    action === 'redeem'
      ? buildPoolRedemption({ ...terms, shares: amount, maxLossBps })
      : buildPoolWithdrawal({ ...terms, assets: amount });
  return { ...callRequestOf(transaction, network, sender), ...promised(sequence, judged, t, maxLossBps) };
}

/** Returns the fields of a request that bind its simulation to the preview. */
function promised(
  { action, symbol, decimals }: Erc4626Sequence,
  { vault, amount, preview, notices, doubt }: Judged,
  t: Text,
  maxLossBps?: bigint,
): Pick<
  CallRequest,
  'isKnownContract' | 'watched' | 'notices' | 'breaks' | 'warnsOf' | 'untried' | 'unanswered'
> {
  const promise = {
    action,
    amount,
    vault: vault.address,
    asset: vault.asset,
    // Zero is refused (`judgePoolStep`), except if nodes contradict each other and only the simulation shows the amount.
    shares: BigInt(preview.shares ?? '0'),
    assets: BigInt(preview.assets ?? '0'),
  };
  return {
    isKnownContract: true,
    watched: [
      { kind: 'erc20', contract: vault.asset },
      { kind: 'erc20', contract: vault.address },
      ...(action === 'deposit'
        ? [{ kind: 'allowance' as const, contract: vault.asset, spender: vault.address }]
        : []),
    ],
    notices,
    breaks: (outcome) => {
      const broken = judgePoolOutcome(promise, outcome);
      return broken && `vaults.broken.${broken}`;
    },
    warnsOf: (outcome) => {
      const words = (units: bigint) => amountWords(units, { symbol, decimals }, formatShort);
      // Without a preview, the simulated amount is all that can be accepted.
      const isPromised = preview.assets !== null;
      const received = isPromised ? belowPreview(promise, outcome) : tokenChange(outcome, vault.asset);
      const least = minByBound(promise, outcome, maxLossBps);
      if (isPromised && least !== undefined) {
        const text = t('vaults.warns.mayLose', { least: words(least), said: words(promise.assets) });
        return { key: `mayLose ${maxLossBps}`, text };
      }
      // A step without a result is not signed.
      if (received === undefined || received <= 0n) return undefined;
      if (!isPromised) {
        const text = t('pools.warns.payoutUnconfirmed', { comes: words(received) });
        return { key: 'comesUnpromised', text };
      }
      return {
        // Interest does not reset the user's acceptance, a higher loss does.
        key: `comesLess ${(received * 1_000n) / promise.assets}`,
        text: t('vaults.warns.comesLess', { comes: words(received), said: words(promise.assets) }),
      };
    },
    ...(doubt === 'disputed' && { untried: 'vaults.broken.untried' as const }),
    ...(doubt === 'unconfirmed' && { unanswered: 'vaults.broken.untried' as const }),
  };
}
