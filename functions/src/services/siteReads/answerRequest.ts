import { rpcCodes } from '@everything-wallet/core/connect/rpcCodes';
import type { Network } from '@everything-wallet/core/networks/networks';
import { AnswerTooLargeError } from '../chain/AnswerTooLargeError.ts';
import type { RpcQuestion } from '../chain/postJsonRpc.ts';
import type { RelayAnswer, RelayOptions } from '../chain/relayToNodes.ts';
import { RpcError } from '../chain/RpcError.ts';
import { siteReadLimits } from '../limits/siteReadLimits.ts';
import { checkCall } from './checkCall.ts';
import { refuseLongRanges } from './refuseLongRanges.ts';
import type { RpcFault } from './RpcFault.ts';
import type { CallId, SiteCall } from './SiteCall.ts';

/** Passes questions on to the nodes of a network (`RpcClient.relay`). */
export type Relay = (
  questions: readonly RpcQuestion[],
  options: RelayOptions,
) => Promise<readonly RelayAnswer[]>;

/** An answer (JSON-RPC 2.0, Response object). */
type SiteAnswer = { readonly jsonrpc: '2.0'; readonly id: CallId } & (
  | { readonly result: unknown }
  | { readonly error: RpcFault }
);

/** A call with its outcome, or with the question for a node. */
interface Open {
  readonly id: CallId;
  readonly question?: RpcQuestion;
  readonly outcome?: { readonly result: unknown } | { readonly error: RpcFault };
}

/** A checked request. */
export interface PreparedRequest {
  /** Units of the quota. */
  readonly units: number;
  readonly open: readonly Open[];
}

/** Answers what needs no node, refuses what is malformed, and adds up the units of the rest. */
export function prepareRequest(calls: readonly SiteCall[], network: Network): PreparedRequest {
  let units = 0;
  const open = calls.flatMap((call): Open[] => {
    if (call.kind === 'notification') return [];
    const { id } = call;
    if (call.kind === 'invalid') return [{ id, outcome: { error: call.fault } }];
    const checked = checkCall(call.method, call.params);
    if ('code' in checked) return [{ id, outcome: { error: checked } }];
    const { method, question } = checked;
    if (method.answer) return [{ id, outcome: { result: method.answer(network) } }];
    units += method.units;
    return [{ id, question }];
  });
  return { units, open };
}

/** Refuses every call of a request for the same reason. */
export function refuseAll({ open }: PreparedRequest, error: RpcFault): SiteAnswer[] {
  return open.map(({ id }) => ({ jsonrpc: '2.0', id, error }));
}

/** Answers a prepared request, in the order of its calls. */
export async function answerRequest({ open }: PreparedRequest, relay: Relay): Promise<SiteAnswer[]> {
  const until = performance.now() + siteReadLimits.totalMs;
  const options = { until, maxBytes: siteReadLimits.maxBytes };
  const asked = open.flatMap(({ question }) => (question ? [question] : []));
  const outcomes = new Map<RpcQuestion, NonNullable<Open['outcome']>>();
  try {
    const faults = await refuseLongRanges(asked, (questions) => relay(questions, options));
    for (const [question, error] of faults) outcomes.set(question, { error });
    const left = asked.filter((question) => !outcomes.has(question));
    const answers = left.length === 0 ? [] : await relay(left, options);
    for (const [place, question] of left.entries()) outcomes.set(question, outcomeOf(answers[place]));
  } catch (error) {
    if (!(error instanceof AnswerTooLargeError)) throw error;
    for (const question of asked) outcomes.set(question, { error: tooLarge });
  }
  return open.map(({ id, question, outcome }) => ({
    jsonrpc: '2.0',
    id,
    ...(outcome ?? (question && outcomes.get(question)) ?? { error: unavailable }),
  }));
}

/** Error of each call whose answers are too long together. */
export const tooLarge: RpcFault = {
  code: rpcCodes.LIMIT_EXCEEDED,
  message: 'The answer is larger than 1 MB. Ask for less at once.',
};

const unavailable: RpcFault = {
  code: rpcCodes.INTERNAL,
  message: 'No node of this network answers. Try again in a few seconds.',
};

function outcomeOf(answer: RelayAnswer): NonNullable<Open['outcome']> {
  if (answer === undefined) return { error: unavailable };
  if (!(answer instanceof RpcError)) return answer;
  const { rpcCode, text, data } = answer;
  return { error: { code: rpcCode, message: text, ...(data !== undefined && { data }) } };
}
