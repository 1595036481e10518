import type { MiddlewareHandler } from 'hono';
import { withDeadline } from '../errors/withDeadline.ts';
import type { ApiDependencies } from './ApiDependencies.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import { challenge } from './challenge.ts';

const ACCOUNTS_TIMEOUT_MS = 5_000;

/**
 * Makes the guard that refuses a key whose owner is disabled or deleted: they send nothing, by the page or by a key.
 *
 * The guard throws ApiProblem key_revoked.
 */
export function requireActiveOwner(dependencies: ApiDependencies): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const caller = context.get('caller');
    if (!caller || !(await withDeadline(dependencies.isUserActive(caller.userId), ACCOUNTS_TIMEOUT_MS))) {
      throw challenge('key_revoked', 'The account of the key’s owner is disabled or deleted.');
    }
    await next();
  };
}
