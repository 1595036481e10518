import { isIP } from 'node:net';
import { FetchProblemError } from './FetchProblemError.ts';
import { hostOf } from './hostOf.ts';
import type { Internet } from './internet.ts';
import { isPublicIpAddress } from './isPublicIpAddress.ts';

/** Exemptions of a target from the guard. */
export interface Exemptions {
  /** True for a gateway that the deployment configures: at any address and port. */
  readonly isExempt?: boolean;
  /** True on the emulators: http on this machine is allowed as well. */
  readonly allowsLocal?: boolean;
}

const LOCAL_HOSTS: readonly string[] = ['127.0.0.1', 'localhost'];

/**
 * Returns the address to connect to for an untrusted URL: a public one, by https at port 443.
 *
 * @throws FetchProblemError 'refused' if it is not allowed, or 'unreachable' without an address
 * @throws Error if the name cannot be resolved
 */
export async function allowedAddress(
  url: URL,
  signal: AbortSignal,
  resolve: Internet['resolve'],
  { isExempt = false, allowsLocal = false }: Exemptions = {},
): Promise<string> {
  if (url.username !== '' || url.password !== '') throw new FetchProblemError('refused', 'credentials');
  const host = hostOf(url);
  if (allowsLocal && url.protocol === 'http:' && LOCAL_HOSTS.includes(host)) return '127.0.0.1';
  // URL omits the scheme's default port.
  if (!isExempt && (url.protocol !== 'https:' || url.port !== ''))
    throw new FetchProblemError('refused', 'another scheme or port');
  const addresses = isIP(host) === 0 ? await inTime(resolve(host, signal), signal) : [host];
  // A name that means something inside as well is no honest one, whichever address it names first.
  if (!isExempt && !addresses.every(isPublicIpAddress))
    throw new FetchProblemError('refused', 'no public address');
  const address = addresses.find((one) => isIP(one) === 4) ?? addresses[0];
  if (address === undefined) throw new FetchProblemError('unreachable', 'no address');
  return address;
}

/** Waits until the signal; the pending operation continues unobserved. */
async function inTime<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new Error('No answer in time'));
    signal.addEventListener('abort', onAbort, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
