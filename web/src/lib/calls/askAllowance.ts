import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import {
  simulationAnswerSchema,
  type SimulationOutcome,
} from '@everything-wallet/core/callables/simulationAnswer';
import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildRevoke } from '@everything-wallet/core/calls/build/buildRevoke';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import { CallableError } from '../firebase/CallableError.ts';
import { retryingCallable } from '../firebase/retryingCallable.ts';

/** Of which token, by whom, and how much is needed of it. */
export interface AllowanceQuestion {
  readonly network: Network;
  readonly owner: string;
  readonly token: string;
  readonly spender: string;
  /** In the smallest unit, above 0. */
  readonly amount: bigint;
}

/**
 * What has to be signed before a spender may take an amount:
 * - 'covered': nothing, so much is allowed already;
 * - 'approve': an approval of exactly the amount;
 * - 'revokeFirst': the allowance there is has to be taken back before, since the token changes none (USDT);
 * - 'refused': the token's contract refuses the approval;
 * - 'unknown': the nodes do not say, or contradict each other.
 */
export type AllowanceNeed = 'covered' | 'approve' | 'revokeFirst' | 'refused' | 'unknown';

const ask = retryingCallable(refreshWallet);

/**
 * Asks what stands between a spender and an amount, by running the very approval that would be signed: what was allowed before it, and whether
 * the token takes it.
 *
 * @throws CallableError
 */
export async function askAllowance(question: AllowanceQuestion): Promise<AllowanceNeed> {
  const { network, token, spender, amount } = question;
  const { chainId } = network;
  const approved = await simulate(question, buildApprove({ chainId, token, spender, amount, named: amount }));
  if (approved === undefined) return 'unknown';
  if (approved.outcome.succeeds) {
    if (approved.before === 'unchanged')
      return (await askUnchanged(question))?.units === amount ? 'covered' : 'unknown';
    if (approved.before === null) return 'unknown';
    return approved.before >= amount ? 'covered' : 'approve';
  }
  const revoked = await simulate(question, buildRevoke({ chainId, token, spender }));
  if (revoked === undefined) return 'unknown';
  const { before } = revoked;
  if (!revoked.outcome.succeeds || before === 'unchanged') return 'refused';
  if (before === null) return 'unknown';
  return before >= amount ? 'covered' : 'revokeFirst';
}

/**
 * How much a spender may take, in the smallest unit; undefined where the nodes do not say, contradict each other, or one alone says it.
 *
 * It is asked by the approval of an amount: one that takes nothing back would change nothing where a contract ignores it.
 *
 * @throws CallableError
 */
export async function askAllowed(question: AllowanceQuestion): Promise<bigint | undefined> {
  const { network, token, spender, amount } = question;
  const approval = buildApprove({ chainId: network.chainId, token, spender, amount, named: amount });
  const seen = await simulate(question, approval);
  if (!seen?.outcome.succeeds || !seen.isAgreed || seen.before === null) return undefined;
  if (seen.before !== 'unchanged') return seen.before;
  const measured = await askUnchanged(question);
  return measured?.isAgreed ? measured.units : undefined;
}

/**
 * How much a spender may take where the approval of an amount changes nothing: the amount, or nobody has looked. What changes it tells
 * them apart: taking it back, and one unit more where a token refuses or ignores that.
 */
async function askUnchanged(
  question: AllowanceQuestion,
): Promise<{ readonly units: bigint; readonly isAgreed: boolean } | undefined> {
  const { chainId } = question.network;
  const { token, spender, amount } = question;
  const more = amount + 1n;
  for (const call of [
    buildRevoke({ chainId, token, spender }),
    buildApprove({ chainId, token, spender, amount: more, named: more }),
  ]) {
    const seen = await simulate(question, call);
    if (seen?.outcome.succeeds && typeof seen.before === 'bigint')
      return { units: seen.before, isAgreed: seen.isAgreed };
  }
  return undefined;
}

/** What a call about an allowance would do; undefined where nobody knows. */
async function simulate(
  { network, owner, token, spender }: AllowanceQuestion,
  { to, value, data }: CallTransaction,
): Promise<
  | {
      readonly outcome: SimulationOutcome;
      readonly before: bigint | null | 'unchanged';
      readonly isAgreed: boolean;
    }
  | undefined
> {
  const { simulation: part } = await ask({
    simulation: {
      network: network.rpcName,
      from: owner,
      to: to ?? token,
      value: value.toString(),
      data,
      watched: [{ kind: 'allowance', contract: token, spender }],
    },
  });
  if (!part) throw new CallableError('data-loss', 'The answer is malformed');
  if ('failure' in part) {
    const { code, message, details } = part.failure;
    throw new CallableError(code, message, { ...details });
  }
  const answer = simulationAnswerSchema.safeParse(part.answer);
  if (!answer.success)
    throw new CallableError('data-loss', 'The answer is malformed', { cause: answer.error });
  const { outcome } = answer.data;
  const isAgreed = answer.data.agreement === 'agreed';
  if (!outcome) return undefined;
  const changed = outcome.approvals.find(
    (approval) =>
      approval.kind === 'allowance' &&
      sameAddress(approval.contract, token) &&
      approval.spender !== null &&
      sameAddress(approval.spender, spender),
  );
  if (!changed) return { outcome, before: 'unchanged', isAgreed };
  return { outcome, before: changed.unitsBefore === null ? null : BigInt(changed.unitsBefore), isAgreed };
}
