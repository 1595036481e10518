import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { apiErrors } from '@everything-wallet/core/api/apiErrors';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { OpenAPIHono } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { logFailure } from '../errors/logFailure.ts';
import { impatient } from '../services/apiAccess/impatient.ts';
import { MemoryLimit } from '../services/apiAccess/MemoryLimit.ts';
import { estimateTransfer } from '../services/transactions/estimateTransfer.ts';
import { findTransaction } from '../services/transactions/findTransaction.ts';
import { readSignedTransaction } from '../services/transactions/readSignedTransaction.ts';
import { answerHeaders } from './answerHeaders.ts';
import type { ApiDesk } from './ApiDesk.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import { ApiProblem } from './ApiProblem.ts';
import { broadcast } from './broadcast.ts';
import { fieldProblems } from './fieldProblems.ts';
import { keyGuards } from './keyGuards.ts';
import { newRequestId } from './newRequestId.ts';
import { API_BASE_PATH, openApiDocument } from './openApiDocument.ts';
import { requireJson } from './requireJson.ts';
import { mayUse, requireNetwork } from './requireNetwork.ts';
import { balanceRoute } from './routes/balanceRoute.ts';
import { estimateGasRoute } from './routes/estimateGasRoute.ts';
import { healthRoute } from './routes/healthRoute.ts';
import { networksRoute } from './routes/networksRoute.ts';
import { sendTransactionRoute } from './routes/sendTransactionRoute.ts';
import { transactionRoute } from './routes/transactionRoute.ts';
import { toProblem } from './toProblem.ts';
import { writeProblem } from './writeProblem.ts';

/**
 * The REST API: its routes, and around them who asks, what it is answered, and that it was asked.
 *
 * Whatever goes wrong is answered with a problem of the error table (RFC 9457).
 */
export function createApi({ store, ...rest }: ApiDesk): OpenAPIHono<ApiEnvironment> {
  const desk: ApiDesk = { store: impatient(store), ...rest };
  const root = new OpenAPIHono<ApiEnvironment>({
    defaultHook: async (result, context) => {
      if (result.success) return;
      throw fieldProblems(result.error.issues, await inputOf(context, result.target));
    },
  });
  root.onError((error, context) => answerProblem(context, toProblem(error), desk));
  root.notFound((context) => answerProblem(context, new ApiProblem('route_not_found'), desk));
  root.use(nameRequest);
  root.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'OPTIONS'],
      allowHeaders: ['Authorization', 'Content-Type'],
      exposeHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id', 'WWW-Authenticate'],
      maxAge: 3_600,
    }),
  );
  root.use(writeDown(desk));

  const api = root.basePath(API_BASE_PATH);
  const guard = keyGuards(desk);
  const mayRead = guard('read');
  const mayBroadcast = guard('broadcast');

  api.openapi({ ...balanceRoute, middleware: mayRead }, async (context) => {
    const { address, network } = context.req.valid('query');
    requireNetwork(context.get('caller'), network);
    const balance = await desk.chainOf(network.rpcName).getBalance(address);
    const amounts = { balance: formatAmount(balance), balanceWei: balance.toString() };
    return context.json({ address: getAddress(address), ...about(network), ...amounts }, 200);
  });

  api.openapi({ ...estimateGasRoute, middleware: mayRead }, async (context) => {
    const { from, to, value = 0n, network } = context.req.valid('query');
    requireNetwork(context.get('caller'), network);
    const chain = desk.chainOf(network.rpcName);
    const estimate = await estimateTransfer(chain, network.chainId, { from, to, value });
    const estimatedCostWei = (BigInt(estimate.gasLimit) * BigInt(estimate.gasPrice)).toString();
    return context.json({ ...about(network), ...estimate, estimatedCostWei }, 200);
  });

  api.openapi(
    { ...sendTransactionRoute, middleware: [mayBroadcast, requireJson] as const },
    async (context) => {
      const { signedTransaction, network } = context.req.valid('json');
      requireNetwork(context.get('caller'), network);
      const transaction = await readSignedTransaction(signedTransaction, network);
      await broadcast(desk.chainOf(network.rpcName), transaction);
      return context.json({ txHash: transaction.hash, ...about(network) }, 200);
    },
  );

  api.openapi({ ...transactionRoute, middleware: mayRead }, async (context) => {
    const { network } = context.req.valid('query');
    requireNetwork(context.get('caller'), network);
    const txHash = context.req.valid('param').hash.toLowerCase();
    const transaction = await findTransaction(desk.chainOf(network.rpcName), txHash);
    if (!transaction) throw new ApiProblem('transaction_not_found');
    return context.json({ txHash, ...about(network), ...transaction }, 200);
  });

  api.openapi({ ...networksRoute, middleware: mayRead }, (context) =>
    context.json({ networks: networks.filter((network) => mayUse(context.get('caller'), network)) }, 200),
  );

  api.openapi(healthRoute, (context) => context.json({ status: 'ok' } as const, 200));
  api.get('/openapi.json', (context) => context.json(openApiDocument(desk.origin())));

  for (const [path, allow] of Object.entries(methods)) {
    api.all(path, () => {
      throw new ApiProblem('method_not_allowed', { headers: { Allow: allow } });
    });
  }
  return root;
}

/** The methods of each path; any other one is refused. */
const methods = {
  '/balance': 'GET, HEAD, OPTIONS',
  '/gas/estimate': 'GET, HEAD, OPTIONS',
  '/transaction': 'POST, OPTIONS',
  '/transaction/:hash': 'GET, HEAD, OPTIONS',
  '/networks': 'GET, HEAD, OPTIONS',
  '/health': 'GET, HEAD, OPTIONS',
  '/openapi.json': 'GET, HEAD, OPTIONS',
} as const;

const nameRequest: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  context.set('requestId', newRequestId());
  await next();
  for (const [name, value] of Object.entries(answerHeaders)) context.header(name, value);
  context.header('X-Request-Id', context.get('requestId'));
};

/** Of a key that is refused again and again, one refusal in so many milliseconds is written down by each instance. */
const REFUSAL_NOTE_MS = 10_000;

/** Writes down what a key was used for, once it is known how that ended. */
function writeDown(desk: ApiDesk): MiddlewareHandler<ApiEnvironment> {
  const refusals = new MemoryLimit(1, REFUSAL_NOTE_MS);
  return async (context, next) => {
    await next();
    const caller = context.get('caller');
    const problem = context.get('problem');
    if (!caller || (!caller.countedIn && !refusals.take(caller.id, desk.now()))) return;
    try {
      await desk.store.record(
        {
          user_id: caller.userId,
          key_id: caller.id,
          method: context.req.method,
          path: patternOf(context.req.path),
          status: context.res.status,
          code: problem ?? null,
          request_id: context.get('requestId'),
        },
        caller.countedIn,
        desk.now(),
      );
    } catch (error) {
      // The caller has an answer; that it is missing from the list is no reason to take it back.
      logFailure('api record', error);
    }
  };
}

/** The path without what a caller asked about. */
function patternOf(path: string): string {
  return path.replace(/^(\/api\/v1\/transaction)\/[^]*$/, '$1/{hash}');
}

/** What was checked. */
async function inputOf({ req }: Context<ApiEnvironment>, target: string): Promise<unknown> {
  if (target === 'json') return req.json();
  return target === 'param' ? req.param() : req.query();
}

function about({ rpcName, chainId, currency }: Network) {
  return { network: rpcName, chainId, currency };
}

function answerProblem(context: Context<ApiEnvironment>, problem: ApiProblem, desk: ApiDesk): Response {
  context.set('problem', problem.code);
  for (const [name, value] of Object.entries(problem.headers)) context.header(name, value);
  const { status } = apiErrors[problem.code];
  return context.json(writeProblem(problem, context.get('requestId'), desk.origin()), status, {
    'Content-Type': 'application/problem+json',
  });
}
