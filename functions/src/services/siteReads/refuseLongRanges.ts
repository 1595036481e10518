import { rpcCodes } from '@everything-wallet/core/connect/rpcCodes';
import { z } from 'zod';
import type { RpcQuestion } from '../chain/postJsonRpc.ts';
import type { RelayAnswer } from '../chain/relayToNodes.ts';
import { quantitySchema } from '../chain/rpcSchemas.ts';
import { checkLogRange } from './checkLogRange.ts';
import { logRangeOf, type LogRange, type NamedBlock } from './logRangeOf.ts';
import type { RpcFault } from './RpcFault.ts';

const headSchema = z.object({ number: quantitySchema });

/**
 * Returns the questions for logs of too many blocks, with the reason. Asks a node for the numbers of the named blocks that a
 * range depends on.
 */
export async function refuseLongRanges(
  questions: readonly RpcQuestion[],
  relay: (questions: readonly RpcQuestion[]) => Promise<readonly RelayAnswer[]>,
): Promise<ReadonlyMap<RpcQuestion, RpcFault>> {
  const ranges = new Map<RpcQuestion, LogRange>();
  for (const question of questions) {
    const range = question.method === 'eth_getLogs' ? logRangeOf(question.params[0]) : undefined;
    if (range) ranges.set(question, range);
  }
  const faults = new Map<RpcQuestion, RpcFault>();
  const heads = new Map<NamedBlock, bigint>();
  const missing = [...ranges.values()].flatMap((range) => {
    const checked = checkLogRange(range, heads);
    return 'code' in checked ? [] : checked;
  });
  const names = [...new Set(missing)];
  const answers =
    names.length === 0
      ? []
      : await relay(names.map((name) => ({ method: 'eth_getBlockByNumber', params: [name, false] })));
  for (const [place, name] of names.entries()) {
    const answer = answers[place];
    const head = headSchema.safeParse(answer && 'result' in answer ? answer.result : undefined);
    if (head.success) heads.set(name, head.data.number);
  }
  for (const [question, range] of ranges) {
    const checked = checkLogRange(range, heads);
    if ('code' in checked) faults.set(question, checked);
    else if (checked.length > 0) faults.set(question, unknownBlock(checked));
  }
  return faults;
}

function unknownBlock(names: readonly NamedBlock[]): RpcFault {
  return {
    code: rpcCodes.INTERNAL,
    message: `No node of this network names its ${names.join(' and ')} block. Try again in a few seconds.`,
  };
}
