import { Resolver } from 'node:dns/promises';
import { FetchProblemError } from './FetchProblemError.ts';

/** Milliseconds that a name server has, and names that an instance asks for at the same time. */
const TIMEOUT_MS = 3_000;
const MAX_PENDING = 50;

let underWay = 0;

/**
 * The addresses of a name, as name servers tell them (A and AAAA).
 *
 * Not by the operating system: that asks on one of four threads, which a few names that are never answered would hold, so that nothing else
 * of the instance found its way. What only its file of hosts names has no address here.
 *
 * @param signal nobody waits any longer
 * @param servers instead of those that the machine asks
 * @throws FetchProblemError 'tooSlow' where too many names are asked for already
 * @throws Error where there is no such name, or nobody says
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
    const told = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = told.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const [failure] = told.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
    if (addresses.length === 0) throw failure ?? new Error('No address');
    return addresses;
  } finally {
    underWay -= 1;
    signal.removeEventListener('abort', cancel);
  }
}
