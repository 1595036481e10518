import { Resolver } from 'node:dns/promises';
import { FetchProblemError } from './FetchProblemError.ts';

/** Milliseconds for a name server, and names that an instance resolves at the same time. */
const TIMEOUT_MS = 3_000;
const MAX_PENDING = 50;

let underWay = 0;

/**
 * Resolves a name by name servers (A and AAAA).
 *
 * Not by the operating system: that resolves on one of four threads, which a few unanswered names would block
 * for everything else of the instance. Names in its hosts file alone have no address here.
 *
 * @param signal aborts the wait
 * @param servers instead of the system's
 * @throws FetchProblemError 'tooSlow' if too many names are being resolved
 * @throws Error if there is no such name, or no server answers
 */
export async function resolveName(
  host: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<readonly string[]> {
  if (underWay >= MAX_PENDING) throw new FetchProblemError('tooSlow', 'too many names are asked for');
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  underWay += 1;
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const lookups = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = lookups.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const [failure] = lookups.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
    if (addresses.length === 0) throw failure ?? new Error('No address');
    return addresses;
  } finally {
    underWay -= 1;
    signal.removeEventListener('abort', cancel);
  }
}
