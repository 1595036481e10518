import { originKind } from './originKind.ts';
import { parseDateTime } from './parseDateTime.ts';
import type { SiweMessage } from './SiweMessage.ts';

/** Reason why a sign-in message is not for this site, account, chain or time. */
export type SiweProblem =
  /** A user name before the host: `app.example@evil.example`. */
  | { readonly type: 'userInfo' }
  | { readonly type: 'otherDomain'; readonly domain: string; readonly host: string }
  | { readonly type: 'otherScheme'; readonly scheme: string; readonly expected: string }
  | { readonly type: 'otherAccount' }
  | { readonly type: 'otherChain'; readonly chainId: number }
  | { readonly type: 'expired' }
  | { readonly type: 'notYetValid' };

/** Place and time of a sign-in request. */
export interface SiweCircumstances {
  readonly origin: string;
  /** Checksum address of the account that is to sign. */
  readonly address: string;
  /** EIP-155 chain ids that the site may use. */
  readonly chainIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Servers set the start to the time of the request; clocks of devices may be slow by as much. */
const MAX_SLOW_CLOCK_MS = 300_000;

/**
 * Checks that a sign-in message is for the site that requested it (ERC-4361, Verifying the Request Origin), and
 * valid for the account now.
 *
 * @returns undefined if it is
 */
export function checkSiwe(message: SiweMessage, circumstances: SiweCircumstances): SiweProblem | undefined {
  const { domain, scheme, address, chainId, expirationTime, notBefore } = message;
  const { host, port, protocol } = new URL(circumstances.origin);
  if (domain.includes('@')) return { type: 'userInfo' };
  const named = domain.toLowerCase();
  // The port may be written though it is the scheme's own.
  if (named !== host && (port !== '' || named !== `${host}:${protocol === 'https:' ? 443 : 80}`)) {
    return { type: 'otherDomain', domain, host };
  }
  const expected = protocol.slice(0, -1);
  // Without a scheme it is for https: an unencrypted page of the same name, which anyone on the network can
  // write, must not sign in there.
  const isLocal = originKind(circumstances.origin) === 'local';
  const claimed = scheme?.toLowerCase() ?? (isLocal ? expected : 'https');
  if (claimed !== expected) return { type: 'otherScheme', scheme: claimed, expected };
  if (address !== circumstances.address) return { type: 'otherAccount' };
  if (!circumstances.chainIds.includes(chainId)) return { type: 'otherChain', chainId };
  const { now } = circumstances;
  if (expirationTime !== undefined && now >= (parseDateTime(expirationTime) ?? 0)) return { type: 'expired' };
  if (notBefore !== undefined && now + MAX_SLOW_CLOCK_MS < (parseDateTime(notBefore) ?? Infinity)) {
    return { type: 'notYetValid' };
  }
  return undefined;
}
