import type { QualityRun } from '../QualitySuite.ts';
import { LyingNode } from './LyingNode.ts';

/** Starts three nodes of a local chain, which tell the truth until they are told not to; they end with the run. */
export async function startLyingNodes(
  { beforeEnd }: Pick<QualityRun, 'beforeEnd'>,
  chainUrl: string,
): Promise<readonly [LyingNode, LyingNode, LyingNode]> {
  const nodes = [
    await LyingNode.start(chainUrl),
    await LyingNode.start(chainUrl),
    await LyingNode.start(chainUrl),
  ] as const;
  beforeEnd(() => {
    for (const node of nodes) node.end();
  });
  return nodes;
}
