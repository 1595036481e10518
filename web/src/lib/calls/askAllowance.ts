import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import {
  simulationAnswerSchema,
  type SimulationOutcome,
} from '@everything-wallet/core/schemas/simulationAnswer';
import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildRevoke } from '@everything-wallet/core/calls/build/buildRevoke';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import { CallableError } from '../firebase/CallableError.ts';
import { partError } from '../firebase/partError.ts';
import { retryingCallable } from '../firebase/retryingCallable.ts';

/** Token, owner, spender and amount. */
export interface AllowanceQuestion {
  readonly network: Network;
  readonly owner: string;
  readonly token: string;
  readonly spender: string;
  /** In the smallest unit, above 0. */
  readonly amount: bigint;
}

/**
 * Signature that is needed before a spender can take an amount:
 * - 'covered': none, the allowance is high enough;
 * - 'approve': an approval of exactly the amount;
 * - 'revokeFirst': a revocation, then an approval, since the token refuses to change an allowance (USDT);
 * - 'refused': the token's contract refuses the approval;
 * - 'unknown': the nodes give no answer, or disagree.
 */
export type AllowanceNeed = 'covered' | 'approve' | 'revokeFirst' | 'refused' | 'unknown';

const ask = retryingCallable(refreshWallet);

/**
 * Simulates the approval that would be signed, and reads from it the allowance before it and the token's
 * reaction.
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
 * Returns the allowance of a spender, in the smallest unit; undefined where the nodes give no answer,
 * disagree, or only one answers.
 *
 * Simulates the approval of an amount: a revocation would change nothing where a contract ignores it.
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
 * Returns the allowance where an approval of the amount changes nothing: the allowance is the amount, or was
 * not measured. A revocation tells the two apart, as does an approval of one unit more where a token refuses
 * or ignores the revocation.
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

/** Simulates a call about an allowance; undefined without a quorum result. */
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
  if ('failure' in part) throw partError(part.failure);
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
