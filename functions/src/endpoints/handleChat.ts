import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { findSecretInConversation } from '@everything-wallet/core/chat/findSecretInConversation';
import { logFailure } from '../errors/logFailure.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import type { Answerer } from '../services/chat/Answerer.ts';
import { declaredType } from './declaredType.ts';
import { HttpRefusal } from './HttpRefusal.ts';
import type { Asker } from './identifyAsker.ts';
import { readConversation } from './readConversation.ts';

/** Dependencies of the support chat. */
export interface ChatDependencies {
  /** Returns true if the question comes from a verified app, by its App Check token. */
  readonly isAppVerified: (token: string | undefined) => Promise<boolean>;
  /** Returns true if the chat is switched off. */
  readonly isPaused: () => Promise<boolean>;
  /** Identifies the asker by the authorization header; undefined if it is not accepted. */
  readonly identify: (authorization: string | undefined) => Promise<Asker | undefined>;
  /** Counts a question; returns 0 if it may be asked, else the milliseconds until it may. */
  readonly waitBefore: (asker: Asker, request: IncomingMessage) => Promise<number>;
  readonly answerer: () => Answerer;
  /** Milliseconds of silence after which a comment is sent to the reader. */
  readonly keepAliveMs: number;
}

/** A request as the platform hands it over: its body has been read. */
export type ChatHttpRequest = IncomingMessage & { readonly rawBody?: Buffer };

/** Headers of every response. It is not for display, and only our own pages may read it. */
const everywhere = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

const preflight = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, x-firebase-appcheck',
  'access-control-max-age': '7200',
};

/**
 * Answers a question to the support chat with server-sent events (docs/product.md §7, support-chat), or
 * refuses it with a status and JSON {error}.
 *
 * The first piece of the answer decides the status. If that takes longer than `keepAliveMs` the stream begins
 * with a comment instead, and a later failure is reported within it. A stream that does not end with [DONE]
 * is cut off.
 */
export async function handleChat(
  request: ChatHttpRequest,
  response: ServerResponse,
  dependencies: ChatDependencies,
): Promise<void> {
  const reader = new AbortController();
  response.once('close', () => reader.abort());
  response.setHeaders(new Map(Object.entries(everywhere)));
  if (request.method === 'OPTIONS') {
    response.writeHead(204, preflight).end();
    return;
  }
  try {
    const messages = await admit(request, dependencies);
    await stream(messages, response, dependencies, reader.signal);
  } catch (error) {
    const refusal = toRefusal(error);
    if (!reader.signal.aborted) refuse(response, refusal);
  }
}

/** The conversation of a request that may be answered. */
async function admit(request: ChatHttpRequest, dependencies: ChatDependencies): Promise<ChatMessage[]> {
  if (request.method !== 'POST') {
    throw new HttpRefusal(405, 'server.chat.method', { headers: { allow: 'POST, OPTIONS' } });
  }
  if (!(await dependencies.isAppVerified([request.headers['x-firebase-appcheck']].flat()[0]))) {
    throw new HttpRefusal(401, 'server.appUnverified');
  }
  if (await dependencies.isPaused()) throw new HttpRefusal(503, 'server.maintenance.feature');
  const asker = await dependencies.identify(request.headers.authorization);
  if (!asker) {
    throw new HttpRefusal(401, 'server.chat.credential', { headers: { 'www-authenticate': 'Bearer' } });
  }
  const messages = readConversation(declaredType(request), request.rawBody ?? Buffer.alloc(0));
  const waitMs = await dependencies.waitBefore(asker, request);
  if (waitMs > 0) {
    const retryAfterSeconds = Math.ceil(waitMs / 1_000);
    const headers = { 'retry-after': String(retryAfterSeconds) };
    throw new HttpRefusal(429, 'server.tooManyRequests', { headers, retryAfterSeconds });
  }
  // Last, since a text made for it occupies the search for a second: it has to be counted.
  const secret = await findSecretInConversation(messages);
  if (secret) throw new HttpRefusal(400, `server.chat.${secret}`);
  return messages;
}

/**
 * @param left aborted when the reader disconnects: then nothing is written, requested or reported any more
 */
async function stream(
  messages: readonly ChatMessage[],
  response: ServerResponse,
  { answerer, keepAliveMs }: ChatDependencies,
  left: AbortSignal,
): Promise<void> {
  const write = (text: string) => {
    if (!response.headersSent)
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(`${text}\n\n`);
  };
  const keepAlive = setInterval(() => write(': keep-alive'), keepAliveMs);
  left.addEventListener('abort', () => clearInterval(keepAlive));
  let isAnswering = false;
  try {
    for await (const content of answerer().answer(messages, left)) {
      if (left.aborted) return;
      isAnswering = true;
      write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`);
      keepAlive.refresh();
    }
    if (left.aborted) return;
    if (!isAnswering) throw new ServiceError('unavailable', 'server.chat.unavailable');
    write('data: [DONE]');
  } catch (error) {
    if (left.aborted) return;
    if (!response.headersSent) throw error;
    const { body } = isAnswering ? cutOff(error) : toRefusal(error);
    write(`data: ${JSON.stringify(body)}`);
  } finally {
    clearInterval(keepAlive);
  }
  response.end();
}

function cutOff(error: unknown): HttpRefusal {
  logFailure('supportChat', error);
  return new HttpRefusal(502, 'server.chat.cut');
}

function toRefusal(error: unknown): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  logFailure('supportChat', error);
  if (error instanceof ServiceError && error.code === 'unauthenticated') {
    return new HttpRefusal(401, error);
  }
  if (!(error instanceof ServiceError)) return new HttpRefusal(500, 'server.unexpected');
  return new HttpRefusal(error.code === 'deadline-exceeded' ? 504 : 502, error);
}

function refuse(response: ServerResponse, { status, headers, body }: HttpRefusal): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body));
}
