import { describe, expect, it } from 'vitest';
import type { QuorumRule } from './neededOf.ts';
import { QuorumClient } from './QuorumClient.ts';
import type { RpcNodes } from './RpcNodes.ts';

/** Nodes that give these answers in this order; notes after which of them the others get little time. */
function nodesWith(...answers: readonly (string | undefined)[]) {
  const enoughAfter: number[] = [];
  const askEach: RpcNodes['askEach'] = async (question, _wait, suffices) => {
    const given = [];
    for (const node of answers.keys()) {
      const answer = await question(
        () => expect.unreachable(),
        () => expect.unreachable(),
        node,
      );
      given.push(answer);
      if (suffices?.(answer)) enoughAfter.push(node);
    }
    return given;
  };
  const nodes = { count: answers.length, askEach, isResting: () => false, countDisagreeing: () => undefined };
  const clientOf = (rule?: QuorumRule) => new QuorumClient(nodes, 12, rule);
  const answerOf = async (_ask: unknown, _batch: unknown, node: number) => Promise.resolve(answers[node]);
  return { clientOf, answerOf, enoughAfter };
}

describe('A quorum client', () => {
  it.each([
    ['two', [1, 2, 2, 2]],
    ['twoOfThree', [1, 1, 2, 2]],
  ] as const)("requires by the rule '%s' so many equal answers of one to four nodes", (rule, needed) => {
    const counts = [1, 2, 3, 4].map((count) => nodesWith(...Array.from({ length: count }, () => 'same')));
    expect(counts.map(({ clientOf }) => clientOf(rule).needed)).toEqual(needed);
  });

  it('by default has enough with as many answers as are needed', async () => {
    const { clientOf, answerOf, enoughAfter } = nodesWith('one', undefined, 'other', 'one');
    await clientOf().ask(answerOf);
    expect(enoughAfter).toEqual([2, 3]);
  });

  it('has enough with the first answer where the question says so', async () => {
    const { clientOf, answerOf, enoughAfter } = nodesWith(undefined, 'one', 'other');
    await clientOf().ask(answerOf, { enough: 'one' });
    expect(enoughAfter).toEqual([1, 2]);
  });

  it('has enough with equal answers where they have a key', async () => {
    const { clientOf, answerOf, enoughAfter } = nodesWith('liar', 'one', 'no key', 'no key', 'one');
    const responses = await clientOf().ask(answerOf, {
      enough: (answer) => (answer === 'no key' ? undefined : answer),
    });
    expect(enoughAfter).toEqual([4]);
    expect(responses.all).toEqual(['liar', 'one', 'no key', 'no key', 'one']);
  });

  it('compares nodes at a common block, unless they are at the same one', () => {
    const client = nodesWith('a', 'b').clientOf();
    expect(client.comparedBlock([100, 101])).toBe(100);
    expect(client.comparedBlock([101, 101])).toBeUndefined();
    expect(client.comparedBlock([])).toBeUndefined();
    expect(client.commonBlock([101, 101])).toBe(101);
  });

  it('has responses of no node', () => {
    expect(nodesWith('a', 'b').clientOf().responses().totals).toEqual({
      configured: 2,
      answered: 0,
      needed: 2,
    });
  });
});
