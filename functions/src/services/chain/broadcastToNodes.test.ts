import { describe, expect, it } from 'vitest';
import { fakeAnswers } from '../../testing/fakeAnswers.ts';
import { setUpFakeNodes } from '../../testing/setUpFakeNodes.ts';
import type { FakeAnswer } from '../../testing/startFakeNode.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import { RpcClient } from './RpcClient.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const OTHER_HASH = `0x${'cd'.repeat(32)}`;
/** Far longer than a node of a test takes, on however busy a machine. */
const limits = { perUrlMs: 10_000, totalMs: 14_000, propagationMs: 20 };
/**
 * Limits for tests in which a node is silent on purpose: long enough for the others to answer on a busy
 * machine.
 */
const shortLimits = { perUrlMs: 3_000, totalMs: 6_000, propagationMs: 20 };

const { node } = setUpFakeNodes();

const { raw, never } = fakeAnswers;

describe('giving signed bytes to nodes', () => {
  const unknownToNode = { eth_getTransactionByHash: { result: null } };
  const sender = (answer: FakeAnswer, others: Record<string, FakeAnswer> = unknownToNode) =>
    node({ eth_sendRawTransaction: answer, ...others });
  const refusal = (message: string, code = -32000): FakeAnswer => ({ error: { code, message } });
  const broadcastWithin = (
    nodeLimits: typeof limits & { stragglersMs?: number },
    nodes: readonly { url: string }[],
  ) =>
    new RpcClient(
      1,
      nodes.map(({ url }) => url),
      nodeLimits,
    ).broadcast('0x02', HASH);
  const broadcast = (...nodes: { url: string }[]) => broadcastWithin(limits, nodes);

  it('is accepted when a node answers with its hash', async () => {
    expect(await broadcast(await sender({ result: HASH }))).toEqual({ outcome: 'accepted' });
  });

  it.each([
    'already known',
    'ALREADY_EXISTS: already known',
    'Known transaction',
    'AlreadyKnown',
    'transaction already imported',
  ])('is accepted if a node answers %s', async (text) => {
    expect(await broadcast(await sender(refusal(text)))).toEqual({ outcome: 'accepted' });
  });

  // Regression: 'unknown transaction' contains 'known transaction', and a used nonce need not be that of
  // these bytes.
  it.each([
    'unknown transaction type',
    'nonce already in use',
    'a transaction with the same nonce already exists in the pool',
  ])('is not accepted if a node answers %s', async (text) => {
    expect(await broadcast(await sender(refusal(text)))).toEqual({ outcome: 'uncertain' });
  });

  it('is accepted when the nonce is too low because these bytes are in a block', async () => {
    const mined = await sender(refusal('nonce too low'), {
      eth_getTransactionByHash: { result: { hash: HASH } },
    });
    expect(await broadcast(mined)).toEqual({ outcome: 'accepted' });
  });

  it.each([
    ['nonce too low', 'nonceTooLow'],
    ['Nonce is too low', 'nonceTooLow'],
    ['OldNonce, Current nonce: 5', 'nonceTooLow'],
    ['insufficient funds for gas * price + value', 'insufficientFunds'],
    ['InsufficientFunds, Account balance: 0', 'insufficientFunds'],
    ['Upfront cost exceeds account balance', 'insufficientFunds'],
    ['replacement transaction underpriced', 'nonceTaken'],
    ['ReplacementNotAllowed', 'nonceTaken'],
    ['transaction underpriced', 'underpriced'],
    ['max fee per gas less than block base fee', 'underpriced'],
    ['FeeTooLow, MaxFeePerGas too low', 'underpriced'],
    ['intrinsic gas too low', 'gasTooLow'],
    ['intrinsic gas too high -- tx.gas_limit > env.block.gas_limit', 'gasTooHigh'],
    ['exceeds block gas limit', 'gasTooHigh'],
  ])('is refused by %s', async (text, reason) => {
    expect(await broadcast(await sender(refusal(text)))).toEqual({ outcome: 'refused', refusal: reason });
  });

  // Regression: only the first node that accepted got the bytes. One that swallows them made 'Send again' and
  // Cancel useless.
  it('is given to every node, and accepted if one of them accepts', async () => {
    const words: FakeAnswer[] = [
      { result: HASH },
      refusal('already known'),
      refusal('insufficient funds'),
      refusal('request timed out'),
      raw('', 502),
    ];
    for (const word of words) {
      const nodes = [await sender({ result: HASH }), await sender(word)];
      for (const order of [nodes, nodes.toReversed()]) {
        expect(await broadcast(...order)).toEqual({ outcome: 'accepted' });
      }
      for (const { asked } of nodes) {
        expect(asked.filter((method) => method === 'eth_sendRawTransaction')).toHaveLength(2);
      }
    }
  });

  // Regression: a Cancel that was too late was reported as sent, since a lagging node had accepted it.
  it('is uncertain if one accepts a nonce that another, without the bytes, calls used', async () => {
    const nodes = [await sender({ result: HASH }), await sender(refusal('nonce too low'))];
    for (const order of [nodes, nodes.toReversed()]) {
      expect(await broadcast(...order)).toEqual({ outcome: 'uncertain' });
    }
  });

  it('is accepted when one accepts and the other calls the nonce used by these bytes', async () => {
    const mined = { eth_getTransactionByHash: { result: { hash: HASH } } };
    const nodes = [await sender({ result: HASH }), await sender(refusal('nonce too low'), mined)];
    for (const order of [nodes, nodes.toReversed()]) {
      expect(await broadcast(...order)).toEqual({ outcome: 'accepted' });
    }
  });

  // Regression: a healthy node that was a second slower made a plain refusal 'may be on its way'.
  it('is refused only when the slower node has refused as well', async () => {
    const error = { code: -32000, message: 'insufficient funds' };
    const slowly: FakeAnswer = (response, id) =>
      setTimeout(() => response.end(JSON.stringify({ jsonrpc: '2.0', id, error })), 80);
    const nodes = [await sender(refusal('insufficient funds')), await sender(slowly)];
    expect(await broadcastWithin({ ...limits, stragglersMs: 10 }, nodes)).toEqual({
      outcome: 'refused',
      refusal: 'insufficientFunds',
    });
  });

  // Regression: while one of two nodes was down, a plain refusal blocked the account from sending.
  it('is refused also while another node cannot be reached, which has got nothing', async () => {
    const nodes = [await sender(refusal('insufficient funds')), { url: await unreachableUrl() }];
    for (const order of [nodes, nodes.toReversed()]) {
      expect(await broadcast(...order)).toEqual({ outcome: 'refused', refusal: 'insufficientFunds' });
    }
  });

  it('waits for a node that is silent only a moment once another one has accepted', async () => {
    const begun = performance.now();
    const nodes = [await sender(never), await sender({ result: HASH })];
    expect(await broadcastWithin({ ...limits, stragglersMs: 50 }, nodes)).toEqual({ outcome: 'accepted' });
    expect(performance.now() - begun).toBeLessThan(limits.perUrlMs);
  });

  it('is uncertain if every node refuses and one with an unknown error', async () => {
    const nodes = [await sender(refusal('insufficient funds')), await sender(refusal('request timed out'))];
    expect(await broadcast(...nodes)).toEqual({ outcome: 'uncertain' });
    expect(await broadcast(...nodes.toReversed())).toEqual({ outcome: 'uncertain' });
  });

  it('is uncertain if a node fails with an unknown error and no node knows the transaction', async () => {
    expect(await broadcast(await sender(refusal('request timed out')))).toEqual({ outcome: 'uncertain' });
  });

  it('turns to the next node when the first is down, overloaded or of another chain', async () => {
    const accepting = await sender({ result: HASH });
    expect(await broadcast({ url: await unreachableUrl() }, accepting)).toEqual({ outcome: 'accepted' });
    expect(await broadcast(await sender(raw('', 429)), accepting)).toEqual({ outcome: 'accepted' });
    const wrong = await node({ eth_sendRawTransaction: { result: HASH } }, '0x89');
    expect(await broadcast(wrong, accepting)).toEqual({ outcome: 'accepted' });
    expect(wrong.asked).toEqual(['eth_chainId']);
  });

  it('is undelivered if no connection was made, without a query for the hash', async () => {
    const url = await unreachableUrl();
    expect(await broadcast({ url }, { url })).toEqual({ outcome: 'undelivered' });
  });

  describe.each<[string, FakeAnswer]>([
    ...[401, 403, 404, 405, 413, 429].map((status): [string, FakeAnswer] => [
      `status ${status}`,
      raw('', status),
    ]),
    ['its limit', refusal('limit exceeded', -32005)],
    ['too many requests', refusal('Too Many Requests', -32000)],
  ])('turned away with %s', (_name, answer) => {
    it('is accepted if a node has the bytes nevertheless', async () => {
      const forwarding = await sender(answer, { eth_getTransactionByHash: { result: { hash: HASH } } });
      expect(await broadcast(forwarding)).toEqual({ outcome: 'accepted' });
      const silent = await sender(answer, { eth_getTransactionByHash: answer });
      const other = await sender(answer, { eth_getTransactionByHash: { result: { hash: HASH } } });
      expect(await broadcast(silent, other)).toEqual({ outcome: 'accepted' });
    });

    it('is accepted when the bytes need a moment to get there', async () => {
      let sentAt = Infinity;
      const slow = await sender(
        (response, id, params) => {
          sentAt = performance.now();
          if (typeof answer === 'function') answer(response, id, params);
          else response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
        },
        {
          eth_getTransactionByHash: (response, id) => {
            const result = performance.now() - sentAt > 15 ? { hash: HASH } : null;
            response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
          },
        },
      );
      expect(await broadcast(slow)).toEqual({ outcome: 'accepted' });
    });

    it('is undelivered only if every node reports that it does not have them', async () => {
      expect(await broadcast(await sender(answer), await sender(answer))).toEqual({ outcome: 'undelivered' });
    });

    it('is uncertain if a node cannot answer', async () => {
      const mute = await sender(answer, { eth_getTransactionByHash: answer });
      expect(await broadcast(mute)).toEqual({ outcome: 'uncertain' });
      expect(await broadcast(await sender(answer), mute)).toEqual({ outcome: 'uncertain' });
      expect(await broadcast(await sender(answer), { url: await unreachableUrl() })).toEqual({
        outcome: 'uncertain',
      });
    });

    it('by one and refused by the next, is refused only if every node reports that it does not have them', async () => {
      const refusing = () => sender(refusal('insufficient funds'));
      expect(await broadcast(await sender(answer), await refusing())).toEqual({
        outcome: 'refused',
        refusal: 'insufficientFunds',
      });
      const mute = await sender(answer, { eth_getTransactionByHash: answer });
      expect(await broadcast(mute, await refusing())).toEqual({ outcome: 'uncertain' });
    });
  });

  it('is accepted when another node than the one that refuses has the bytes in a block', async () => {
    const refusing = await sender(refusal('nonce too low'));
    const other = await sender(never, { eth_getTransactionByHash: { result: { hash: HASH } } });
    expect(await broadcastWithin(shortLimits, [refusing, other])).toEqual({ outcome: 'accepted' });
  });

  // Regression: the record and the nonce's slot were taken back on one node's word, which may have passed the bytes on.
  it('is uncertain if a node refuses and another one stays silent', async () => {
    const silent = await sender(never);
    const refusing = await sender(refusal('insufficient funds'));
    const orders = [
      [refusing, silent],
      [silent, refusing],
    ];
    expect(await Promise.all(orders.map((nodes) => broadcastWithin(shortLimits, nodes)))).toEqual([
      { outcome: 'uncertain' },
      { outcome: 'uncertain' },
    ]);
  });

  // Regression: if both had been reached, a silent one counted as not having the bytes.
  it('is uncertain if both refuse and one does not report whether it has the bytes', async () => {
    const silent = await sender(refusal('insufficient funds'), { eth_getTransactionByHash: never });
    const refusing = await sender(refusal('insufficient funds'));
    const orders = [
      [refusing, silent],
      [silent, refusing],
    ];
    expect(await Promise.all(orders.map((nodes) => broadcastWithin(shortLimits, nodes)))).toEqual([
      { outcome: 'uncertain' },
      { outcome: 'uncertain' },
    ]);
  });

  it('is accepted if refused bytes need a moment to reach a node', async () => {
    let sentAt = Infinity;
    const slow = await sender(
      (response, id) => {
        sentAt = performance.now();
        const error = { code: -32000, message: 'transaction underpriced' };
        response.end(JSON.stringify({ jsonrpc: '2.0', id, error }));
      },
      {
        eth_getTransactionByHash: (response, id) => {
          const result = performance.now() - sentAt > 15 ? { hash: HASH } : null;
          response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
        },
      },
    );
    expect(await broadcast(slow)).toEqual({ outcome: 'accepted' });
  });

  it.each<[string, FakeAnswer]>([
    ['is silent', never],
    ['drops the connection', (response) => response.destroy()],
    ['answers 502', raw('', 502)],
    ['answers with another hash', { result: OTHER_HASH }],
    ['has an internal error', refusal('internal error', -32603)],
  ])('is uncertain when a node takes the bytes and %s', async (_name, answer) => {
    const nodeLimits = answer === never ? shortLimits : limits;
    expect(await broadcastWithin(nodeLimits, [await sender(answer)])).toEqual({ outcome: 'uncertain' });
  });

  it('is accepted when a node took the bytes in silence and knows their hash', async () => {
    const silent = await sender(never, { eth_getTransactionByHash: { result: { hash: HASH } } });
    expect(await broadcastWithin(shortLimits, [silent])).toEqual({ outcome: 'accepted' });
  });

  it('is uncertain when one node was silent and the next refuses: the first may have sent them', async () => {
    const [silent, refusing] = [await sender(never), await sender(refusal('insufficient funds'))];
    expect(await broadcastWithin(shortLimits, [silent, refusing])).toEqual({ outcome: 'uncertain' });
  });
});
