import { apiErrors } from '@everything-wallet/core/api/apiErrors';
import type { ApiKeyScope } from '@everything-wallet/core/documents/apiKey';
import { isPaused } from '@everything-wallet/core/documents/maintenance';
import { texts } from '@everything-wallet/core/texts/texts';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { logFailure } from '../errors/logFailure.ts';
import { withRequestId } from '../requests/requestId.ts';
import { withStoreTimeout } from '../services/apiAccess/withStoreTimeout.ts';
import { MemoryLimit } from '../services/apiAccess/MemoryLimit.ts';
import { answerHeaders } from './answerHeaders.ts';
import type { ApiDependencies } from './ApiDependencies.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import { ApiProblem } from './ApiProblem.ts';
import { apiRoutes } from './apiRoutes.ts';
import { checkRequest } from './checkRequest.ts';
import { costsNothing } from './costsNothing.ts';
import { countGuards } from './countGuards.ts';
import { cacheable } from './cacheable.ts';
import { installRpc, rpcCors } from './installRpc.ts';
import { keyGuards } from './keyGuards.ts';
import { API_BASE_PATH, openApiDocument } from './openApiDocument.ts';
import { requireActiveOwner } from './requireActiveOwner.ts';
import { toProblem } from './toProblem.ts';
import { writeProblem } from './writeProblem.ts';

/**
 * Creates the REST API: its routes, and around them authentication, responses and the request log. The reads of sites
 * (`installRpc`) stand beside it.
 *
 * Every failure is answered with a problem of the error table (RFC 9457).
 */
export function createApi({ store, ...rest }: ApiDependencies): OpenAPIHono<ApiEnvironment> {
  const dependencies: ApiDependencies = { store: withStoreTimeout(store), ...rest };
  const root = new OpenAPIHono<ApiEnvironment>();
  root.onError((error, context) => answerProblem(context, toProblem(error), dependencies));
  root.notFound((context) => answerProblem(context, new ApiProblem('route_not_found'), dependencies));
  root.use(nameRequest);
  root.use(...rpcCors);
  root.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'DELETE', 'OPTIONS'],
      allowHeaders: ['Authorization', 'Content-Type', 'Last-Event-ID'],
      exposeHeaders: [
        'ETag',
        'RateLimit',
        'RateLimit-Policy',
        'Retry-After',
        'X-Request-Id',
        'WWW-Authenticate',
      ],
      maxAge: 3_600,
    }),
  );
  root.use(writeDown(dependencies));

  const api = root.basePath(API_BASE_PATH);
  const admit = keyGuards(dependencies);
  const count = countGuards(dependencies);
  // Before the routes: another one's parameter would match '/webhooks/adopt' as well.
  for (const [path, methods] of methodsByPath()) {
    if (path.includes(':')) continue;
    api.use(path, async (context, next) => {
      if (!methods.includes(context.req.method)) throw methodNotAllowed(methods);
      await next();
    });
  }
  for (const { operation, scope, units, unverifiedUnits, isStatic, install } of apiRoutes) {
    const path = operation.getRoutingPath();
    const guards = [
      ...(scope ? [whileOpen(dependencies, scope)] : []),
      ...(scope ? [admit(scope)] : []),
      ...checkRequest(operation),
      ...(scope ? [count({ units, unverifiedUnits })] : []),
      ...(scope === 'broadcast' ? [requireActiveOwner(dependencies)] : []),
    ];
    api.on([operation.method.toUpperCase()], [path], ...guards);
    if (isStatic) api.use(path, ...cacheable);
    install(api, dependencies);
  }
  api.use(DOCUMENT_PATH, ...cacheable);
  api.get(DOCUMENT_PATH, (context) =>
    context.json(openApiDocument(dependencies.origin(), dependencies.limits())),
  );

  for (const [path, methods] of methodsByPath()) {
    api.all(path, () => {
      throw methodNotAllowed(methods);
    });
  }
  installRpc(root, dependencies);
  return root;
}

/** Path of the OpenAPI document itself, which it does not describe. */
const DOCUMENT_PATH = '/openapi.json';

function methodNotAllowed(methods: readonly string[]): ApiProblem {
  return new ApiProblem('method_not_allowed', { headers: { Allow: methods.join(', ') } });
}

/** The methods of each path; any other one is refused. */
function methodsByPath(): ReadonlyMap<string, readonly string[]> {
  const paths = new Map([[DOCUMENT_PATH, ['GET']]]);
  for (const { operation } of apiRoutes) {
    const path = operation.getRoutingPath();
    paths.set(path, [...(paths.get(path) ?? []), operation.method.toUpperCase()]);
  }
  for (const methods of paths.values()) methods.push(...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS');
  return paths;
}

const nameRequest: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  await withRequestId((id) => {
    context.set('requestId', id);
    return next();
  });
  for (const [name, value] of Object.entries(answerHeaders)) {
    if (!context.res.headers.has(name)) context.header(name, value);
  }
  context.header('X-Request-Id', context.get('requestId'));
};

/** Seconds after which a program may check whether maintenance is over. */
const MAINTENANCE_RETRY_SECONDS = '300';

/** Milliseconds in which each instance logs one refusal of a key that is refused again and again. */
const REFUSAL_NOTE_MS = 10_000;

/** Requests of a key that cost nothing and are written down, a minute and an instance. */
const MAX_FREE_NOTES = 60;

/** Logs a key's request once its outcome is known. */
function writeDown(dependencies: ApiDependencies): MiddlewareHandler<ApiEnvironment> {
  const refusals = new MemoryLimit(1, REFUSAL_NOTE_MS);
  const freeNotes = new MemoryLimit(MAX_FREE_NOTES, 60_000);
  return async (context, next) => {
    await next();
    const caller = context.get('caller');
    const problem = context.get('problem');
    if (!caller) return;
    const notes = problem && costsNothing(problem) ? freeNotes : refusals;
    if (!caller.countedIn && notes.tryConsume(caller.id, 1, dependencies.now()) > 0) return;
    try {
      await dependencies.store.record(
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
        dependencies.now(),
      );
    } catch (error) {
      // The caller has an answer; that it is missing from the list is no reason to take it back.
      logFailure('api record', error);
    }
  };
}

/** Returns the path without its parameters. */
function patternOf(path: string): string {
  return path
    .replace(/^(\/api\/v1\/transaction)\/[^]*$/, '$1/{hash}')
    .replace(/^(\/api\/v1\/webhooks)\/[^/]+/, '$1/{id}')
    .replace(/^(\/api\/v1\/webhooks\/\{id\}\/deliveries)\/[^/]+/, '$1/{eventId}');
}

function answerProblem(
  context: Context<ApiEnvironment>,
  problem: ApiProblem,
  dependencies: ApiDependencies,
): Response {
  context.set('problem', problem.code);
  for (const [name, value] of Object.entries(problem.headers)) context.header(name, value);
  const { status } = apiErrors[problem.code];
  return context.json(writeProblem(problem, context.get('requestId'), dependencies.origin()), status, {
    'Content-Type': 'application/problem+json',
  });
}

/** Refuses whatever needs a key while the API is switched off, and broadcasts while sending is. */
function whileOpen(dependencies: ApiDependencies, scope: ApiKeyScope): MiddlewareHandler<ApiEnvironment> {
  return async (_context, next) => {
    const current = await dependencies.maintenance();
    const isSendingOff = scope === 'broadcast' && isPaused(current, 'send');
    if (isSendingOff || isPaused(current, 'api')) {
      throw new ApiProblem('service_unavailable', {
        detail: texts[isSendingOff ? 'server.maintenance.send' : 'server.maintenance.feature'],
        headers: { 'Retry-After': MAINTENANCE_RETRY_SECONDS },
      });
    }
    await next();
  };
}
