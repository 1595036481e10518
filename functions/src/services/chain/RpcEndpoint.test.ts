import { afterEach, describe, expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { AnswerTooLargeError } from './AnswerTooLargeError.ts';
import { RpcEndpoint } from './RpcEndpoint.ts';
import { RpcError } from './RpcError.ts';

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

type Refusal = (questions: readonly Question[]) => { readonly status?: number; readonly body: unknown };

const servers: FakeServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

const answerTo = ({ id, params }: Question) => ({ jsonrpc: '2.0', id, result: params[0] });
const errorTo = (question: Question, error: object) => ({ jsonrpc: '2.0', id: question.id, error });
const tooMany = {
  code: 31,
  message: 'Batch of more than 3 requests are not allowed on free tier, to use this feature register',
};

/** A node that takes batches of up to `most` requests, with the requests it received. */
async function nodeTaking(most: number, refuse: Refusal) {
  const sizes: number[] = [];
  const server = await startFakeServer((text, response) => {
    const request = JSON.parse(text) as Question | Question[];
    if (!Array.isArray(request)) {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: request.id, result: '0x1' }));
      return;
    }
    sizes.push(request.length);
    const { status = 200, body } =
      request.length > most ? refuse(request) : { body: request.map(answerTo).toReversed() };
    response.writeHead(status).end(JSON.stringify(body));
  });
  servers.push(server);
  return { endpoint: new RpcEndpoint(server.url, 1), sizes };
}

const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ method: 'eth_call', params: [index] }));

describe('a batch that is too large for a node', () => {
  // Regression: dRPC's free nodes take three questions in a batch. NFTs, owners and pools stayed unknown on four networks.
  it.each<[string, Refusal]>([
    [
      'with status 500 and an error for each',
      (asked) => ({ status: 500, body: asked.map((one) => errorTo(one, tooMany)) }),
    ],
    ['with one error for the whole', () => ({ body: { jsonrpc: '2.0', id: null, error: tooMany } })],
    ['with status 500 and the error alone', () => ({ status: 500, body: tooMany })],
    ['by its status', () => ({ status: 413, body: {} })],
    [
      'with an error for those beyond the third',
      (asked) => ({ body: asked.map((one, place) => (place < 3 ? answerTo(one) : errorTo(one, tooMany))) }),
    ],
    ['by answering the first three alone', (asked) => ({ body: asked.slice(0, 3).map(answerTo) })],
  ])('is split if it is refused %s, and the next one at once', async (_, refuse) => {
    const { endpoint, sizes } = await nodeTaking(3, refuse);
    for (let round = 0; round < 2; round += 1) {
      const answers = await endpoint.batchQuery(questions(10), 5_000);
      expect(answers).toEqual(questions(10).map(({ params: [result] }) => ({ result })));
    }
    expect(sizes.filter((size) => size > 3)).toEqual([10]);
  });

  it('is sent one by one if the node takes no batch', async () => {
    const { endpoint, sizes } = await nodeTaking(1, () => ({ body: { error: tooMany } }));
    expect(await endpoint.batchQuery(questions(5), 5_000)).toHaveLength(5);
    expect(sizes.slice(-5)).toEqual([1, 1, 1, 1, 1]);
    sizes.length = 0;
    await endpoint.batchQuery(questions(2), 5_000);
    expect(sizes).toEqual([1, 1]);
  });

  it('is read no further than all answers together may be long', async () => {
    const { endpoint } = await nodeTaking(3, () => ({ body: { error: tooMany } }));
    const long = questions(9).map((question) => ({ ...question, params: ['x'.repeat(1_000)] }));
    await expect(endpoint.batchQuery(long, 5_000, 5_000)).rejects.toBeInstanceOf(AnswerTooLargeError);
    expect(await endpoint.batchQuery(long, 5_000, 20_000)).toHaveLength(9);
  });
});

it("is not split for a contract's error, a broken node or a rate limit", async () => {
  const fails = { code: 3, message: 'execution reverted: batch' };
  const reverting = await nodeTaking(1, (asked) => ({ body: asked.map((one) => errorTo(one, fails)) }));
  const answers = await reverting.endpoint.batchQuery(questions(5), 5_000);
  expect(answers.every((answer) => answer instanceof RpcError)).toBe(true);
  expect(reverting.sizes).toEqual([5]);
  for (const refuse of [
    () => ({ status: 503, body: 'busy' }),
    () => ({ status: 500, body: { error: { code: -32_603, message: 'internal error' } } }),
    () => ({ status: 429, body: { error: { code: 429, message: 'too many requests' } } }),
    () => ({ body: { error: { code: -32_005, message: 'limit exceeded' } } }),
  ]) {
    const broken = await nodeTaking(1, refuse);
    await expect(broken.endpoint.batchQuery(questions(5), 5_000)).rejects.toThrow();
    expect(broken.sizes).toEqual([5]);
  }
});
