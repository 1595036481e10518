import type { QualityRun } from '../QualitySuite.ts';
import { LyingNode } from './LyingNode.ts';

/**
 * Starts three nodes of a local chain, which tell the truth until they are configured to lie; they end with
 * the run.
 */
export async function startLyingNodes(
  run: Pick<QualityRun, 'beforeEnd'>,
  chainUrl: string,
): Promise<readonly [LyingNode, LyingNode, LyingNode]> {
  return [
    await startLyingNode(run, chainUrl),
    await startLyingNode(run, chainUrl),
    await startLyingNode(run, chainUrl),
  ];
}

/** Starts one such node. */
export async function startLyingNode(
  { beforeEnd }: Pick<QualityRun, 'beforeEnd'>,
  chainUrl: string,
): Promise<LyingNode> {
  const node = await LyingNode.start(chainUrl);
  beforeEnd(() => node.end());
  return node;
}
