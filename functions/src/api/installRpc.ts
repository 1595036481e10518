import { rpcCodes } from '@everything-wallet/core/connect/rpcCodes';
import { isPaused } from '@everything-wallet/core/documents/maintenance';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { texts } from '@everything-wallet/core/texts/texts';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { logFailure } from '../errors/logFailure.ts';
import { siteReadLimits } from '../services/limits/siteReadLimits.ts';
import {
  answerRequest,
  prepareRequest,
  refuseAll,
  tooLarge,
  type PreparedRequest,
} from '../services/siteReads/answerRequest.ts';
import { readRequest } from '../services/siteReads/readRequest.ts';
import type { RpcFault } from '../services/siteReads/RpcFault.ts';
import type { ApiDependencies } from './ApiDependencies.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';

const PATH = '/api/rpc/:chainId';

/** Seconds after which a site may check whether maintenance is over. */
const MAINTENANCE_RETRY_SECONDS = 300;

type Status = 200 | 400 | 404 | 405 | 413 | 429 | 500 | 503;
type Answers = ReturnType<typeof refuseAll>;

/** Lets any site ask, and no more than it needs; comes before the rules of the REST API, which answer preflights too. */
export const rpcCors: readonly [string, MiddlewareHandler<ApiEnvironment>] = [
  PATH,
  cors({
    origin: '*',
    allowMethods: ['POST', 'OPTIONS'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 3_600,
  }),
];

/**
 * Adds POST /api/rpc/{chainId}: reads of sites that connect to the wallet (docs/features/rpc.md). It is JSON-RPC 2.0, so it is
 * no route of the REST API and its failures are no problems.
 */
export function installRpc(root: OpenAPIHono<ApiEnvironment>, dependencies: ApiDependencies): void {
  const bounded = bodyLimit({
    maxSize: siteReadLimits.maxBytes,
    onError: (context) =>
      refuse(context, 413, {
        code: rpcCodes.INVALID_REQUEST,
        message: 'The request is larger than 1 MB. Split it.',
      }),
  });
  root.post(PATH, bounded, async (context) => {
    try {
      return await answer(context, dependencies);
    } catch (error) {
      logFailure('site reads', error);
      return refuse(context, 500, {
        code: rpcCodes.INTERNAL,
        message: 'The read failed. Try again in a few seconds.',
      });
    }
  });
  root.all(PATH, (context) => {
    context.header('Allow', 'POST, OPTIONS');
    return refuse(context, 405, { code: rpcCodes.INVALID_REQUEST, message: 'Send the request by POST.' });
  });
}

async function answer(
  context: Context<ApiEnvironment>,
  { maintenance, relay, siteReads }: ApiDependencies,
): Promise<Response> {
  const network = networkOf(context.req.param('chainId') ?? '');
  if (!network) {
    return refuse(context, 404, {
      code: rpcCodes.INVALID_PARAMS,
      message: 'The wallet has no network with this chain id. Write it as a decimal number.',
    });
  }
  const request = readRequest(await context.req.text());
  if ('code' in request) return refuse(context, 400, request);
  const prepared = prepareRequest(request.calls, network);
  const reply = (answers: Answers, status: Status = 200) =>
    write(context, request.isBatch, answers, status) ??
    write(context, request.isBatch, refuseAll(prepared, tooLarge), status) ??
    refuse(context, status, tooLarge);
  if (prepared.units === 0) return reply(await answerRequest(prepared, relay(network.rpcName)));

  if (isPaused(await maintenance(), 'api')) {
    context.header('Retry-After', String(MAINTENANCE_RETRY_SECONDS));
    const message = texts['server.maintenance.feature'];
    return reply(refuseAll(prepared, { code: rpcCodes.INTERNAL, message }), 503);
  }
  if (prepared.units > siteReadLimits.perWindow)
    return reply(refuseAll(prepared, tooManyUnits(prepared)), 400);
  const caller = {
    address: context.env.address ?? 'unknown',
    origin: context.req.header('origin') ?? '',
  };
  const waitMs = siteReads.tryConsume(caller, prepared.units);
  if (waitMs > 0) {
    const retryAfter = Math.ceil(waitMs / 1_000);
    context.header('Retry-After', String(retryAfter));
    return reply(refuseAll(prepared, overAllowance(retryAfter)), 429);
  }
  // Counting must not delay the answer, which has a time limit of its own.
  const [answers] = await Promise.all([
    answerRequest(prepared, relay(network.rpcName)),
    siteReads.consumeDaily(caller, prepared.units),
  ]);
  return reply(answers);
}

function networkOf(chainId: string): Network | undefined {
  return networks.find((network) => String(network.chainId) === chainId);
}

function tooManyUnits({ units }: PreparedRequest): RpcFault {
  return {
    code: rpcCodes.LIMIT_EXCEEDED,
    message: `This batch costs ${units} units, and ${siteReadLimits.perWindow} can be used at once. Split it.`,
  };
}

function overAllowance(retryAfter: number): RpcFault {
  return {
    code: rpcCodes.LIMIT_EXCEEDED,
    message: `This site has used up its reads for now. Try again in ${retryAfter} s.`,
    data: { retryAfter },
  };
}

/** Writes answers; undefined if they are too long. No call but notifications is answered with no content. */
function write(
  context: Context<ApiEnvironment>,
  isBatch: boolean,
  answers: Answers,
  status: Status,
): Response | undefined {
  if (answers.length === 0) return context.body(null, status === 200 ? 204 : status);
  const body = JSON.stringify(isBatch ? answers : answers[0]);
  if (Buffer.byteLength(body) > siteReadLimits.maxBytes) return undefined;
  return context.body(body, status, { 'Content-Type': 'application/json' });
}

/** Refuses a request as a whole, whose calls are not known. */
function refuse(context: Pick<Context, 'json'>, status: Status, error: RpcFault): Response {
  return context.json({ jsonrpc: '2.0', id: null, error }, status);
}
