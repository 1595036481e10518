import { request as httpRequest } from 'node:http';
import { onTestFinished } from 'vitest';
import { startFakeApi } from '../../../typescript/src/testing/startFakeApi.ts';
import type { PageRequest } from '../endpoint/PageRequest.ts';
import { startEndpoint } from '../endpoint/startEndpoint.ts';

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** Answers of the fake wallet's reads by method, an object with `code` for an error; null for the others. */
type Reads = Readonly<Record<string, unknown>>;

/** Starts an endpoint for Sepolia with a fake wallet behind it. Both end with the test. */
export async function startTestEndpoint(reads: Reads = {}) {
  const wallet = await startFakeApi((response) => {
    const { id, method } = JSON.parse(wallet.seen.at(-1)?.body ?? '') as { id: unknown; method: string };
    const answer = reads[method] ?? null;
    const outcome =
      typeof answer === 'object' && answer !== null && 'code' in answer
        ? { error: answer }
        : { result: answer };
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }));
  });
  const notes: string[] = [];
  const endpoint = await startEndpoint({
    port: 0,
    walletUrl: wallet.baseUrl,
    chainId: 11155111,
    readScript: () => '// script',
    note: (line) => notes.push(line),
  });
  onTestFinished(endpoint.close);
  return { ...endpoint, notes, reads: wallet.seen, walletUrl: wallet.baseUrl };
}

/** Sends a request with any headers, which `fetch` does not allow. */
export function send(url: string, { method = 'POST', headers = {}, body, signal }: Sent = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const request = httpRequest(url, { method, headers, ...(signal && { signal }) }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      request.on('error', reject);
      request.end(body);
    },
  );
}

/** Sends one call as a tool does. @returns The answer's result, or its error */
export async function call(
  rpcUrl: string,
  method: string,
  params?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const { text } = await send(rpcUrl, { body, ...(signal && { signal }) });
  const { result, error } = JSON.parse(text) as { result?: unknown; error?: unknown };
  return error ?? result;
}

/**
 * Opens the page as a browser does, and answers its requests.
 *
 * @param answer Returns the result of a request; an object with `code` is an error, undefined none at all.
 */
export async function openFakePage(pageUrl: string, answer: (request: PageRequest) => unknown) {
  const seen: PageRequest[] = [];
  const events: string[] = [];
  const controller = new AbortController();
  const at = (path: string) => pageUrl.replace(/page$/, path);
  const post = (path: string, body: object) => send(at(path), { body: JSON.stringify(body) });
  const { body } = await fetch(at('events'), { signal: controller.signal });
  const take = async (request: PageRequest) => {
    seen.push(request);
    const { id } = request;
    if ((await post('start', { id })).status !== 204) return;
    const given = await answer(request);
    if (given === undefined) return;
    const isError = typeof given === 'object' && given !== null && 'code' in given;
    await post('answer', { id, ...(isError ? { error: given } : { result: given }) });
  };
  const read = async () => {
    let text = '';
    for await (const part of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += part;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        events.push(message);
        if (!message.startsWith('data: ')) continue;
        const requests = JSON.parse(message.slice('data: '.length)) as PageRequest[];
        for (const request of requests) {
          if (!seen.some(({ id }) => id === request.id)) void take(request);
        }
      }
    }
  };
  const reading = read().catch(() => undefined);
  onTestFinished(() => controller.abort());
  return { seen, events, reading, post, close: () => controller.abort() };
}
