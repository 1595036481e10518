import type { PoolPreviewQuestion } from '@everything-wallet/core/schemas/pools';
import type { PoolPreviewAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import { readUint } from '../holdings/readUint.ts';
import { backReads, previewRead } from './readPools.ts';
import type { PoolNodeResponses } from './PoolNodeResponse.ts';

/** Preview of a step with a pool, as enough nodes answer it. */
export function poolPreviewOf(
  preview: PoolPreviewQuestion,
  nodeResponses: PoolNodeResponses,
): PoolPreviewAnswer {
  // Nodes have to agree on all of it: what comes, and what that would bring.
  const result = nodeResponses.judge((nodeResponse) => {
    const reads = [previewRead(preview), ...backReads(preview, nodeResponse.of)];
    const answers = reads.map((read) => nodeResponse.of(read));
    if (answers.includes(undefined)) return undefined;
    return answers.map((answer) => readUint(answer)?.toString() ?? '').join();
  });
  const { agreement, agreeing } = result;
  const [first = '', second = ''] = 'value' in result ? result.value.split(',') : [];
  const [quoted, back] = [first === '' ? null : first, second === '' ? null : second];
  const isRedeeming = preview.action === 'redeem';
  const trial = nodeResponses.agreed(({ tried }) => tried && `${tried.shares},${tried.assets}`);
  const [shares, assets] = trial?.split(',') ?? [];
  return {
    shares: isRedeeming ? preview.amount : quoted,
    assets: isRedeeming ? quoted : preview.amount,
    back: preview.action === 'deposit' ? back : null,
    ...(shares !== undefined && assets !== undefined && { tried: { shares, assets } }),
    agreement,
    agreeing,
  };
}
