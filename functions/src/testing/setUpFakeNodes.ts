import { afterEach } from 'vitest';
import { startFakeNode, type FakeAnswer, type FakeNode } from './startFakeNode.ts';

/** Starts nodes for the tests of a file, and ends them after each; nodes by their answers. */
export function setUpFakeNodes() {
  const started: AsyncDisposable[] = [];
  afterEach(async () => {
    for (const node of started.splice(0)) await node[Symbol.asyncDispose]();
  });

  async function node(answers: Readonly<Record<string, FakeAnswer>>, chainId?: unknown): Promise<FakeNode> {
    const one = await startFakeNode(answers, chainId);
    started.push(one);
    return one;
  }

  async function nodes(each: readonly Readonly<Record<string, FakeAnswer>>[]): Promise<FakeNode[]> {
    return Promise.all(each.map((answers) => node(answers)));
  }

  return { node, nodes };
}
