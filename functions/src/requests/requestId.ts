import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return ids.getStore();
}

/** Does a request's work under its id, which every line that it logs carries. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return ids.run(id, work);
}
