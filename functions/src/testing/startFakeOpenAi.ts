import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { startFakeServer, type FakeServer } from './startFakeServer.ts';

/** A request to a fake language model. */
interface FakeQuestion {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** An OpenAI-compatible API of a test. */
export interface FakeOpenAi extends FakeServer {
  readonly asked: FakeQuestion[];
  /** Resolves when the client closes the connection first. */
  readonly left: Promise<unknown>;
}

/** Output of a fake language model, piece by piece. */
export interface FakeModel {
  readonly response: ServerResponse;
  /** Begins the stream. */
  readonly begin: () => void;
  /** One piece of the answer. */
  readonly say: (content: string) => void;
  /** The end in good order. */
  readonly finish: () => void;
}

/** Starts an OpenAI-compatible API at `{url}/v1` with the given answers. */
export async function startFakeOpenAi(answer: (model: FakeModel) => void): Promise<FakeOpenAi> {
  const asked: FakeQuestion[] = [];
  const connections = new EventEmitter();
  const left: Promise<unknown> = once(connections, 'close');
  const server = await startFakeServer((body, response, request) => {
    asked.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(body) as unknown,
    });
    response.once('close', () => connections.emit('close'));
    const send = (delta: object, finishReason: string | null = null) => {
      const piece = { id: 'a', object: 'chat.completion.chunk', created: 0, model: 'fake' };
      const choices = [{ index: 0, delta, finish_reason: finishReason }];
      response.write(`data: ${JSON.stringify({ ...piece, choices })}\n\n`);
    };
    answer({
      response,
      begin: () => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        send({ role: 'assistant', content: '' });
      },
      say: (content) => send({ content }),
      finish: () => {
        send({}, 'stop');
        response.end('data: [DONE]\n\n');
      },
    });
  });
  return Object.assign(server, { asked, left });
}
