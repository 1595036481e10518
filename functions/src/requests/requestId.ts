import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const ids = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return ids.getStore();
}

/** Does a request's work under a new id (req_ and 96 random bits), which every line that it logs carries. */
export function withRequestId<Result>(work: (id: string) => Result): Result {
  const id = `req_${randomBytes(12).toString('base64url')}`;
  return ids.run(id, () => work(id));
}
