import { findLookalikeHost } from './findLookalikeHost.ts';
import { isMixedScript } from './isMixedScript.ts';
import { knownSites } from './knownSites.ts';
import { originKind } from './originKind.ts';
import { registrableDomain } from './registrableDomain.ts';
import { spellHost } from './spellHost.ts';

/** Facts that the user should know of a site's address before connecting. */
export interface OriginWarnings {
  /** Host with its port, in punycode. */
  readonly host: string;
  /** The same with punycode spelled out; undefined if it has none. */
  readonly unicodeHost: string | undefined;
  readonly isPunycode: boolean;
  /** True if a label has letters of several alphabets. */
  readonly isMixedScript: boolean;
  /** True for http, except on this device. */
  readonly isHttp: boolean;
  /** True for http on this device. */
  readonly isLocal: boolean;
  /** Host of another owner's site that this one could be mistaken for. */
  readonly resembles: string | undefined;
}

/**
 * Returns the facts about a site's address for the connect screen.
 *
 * @param origin one that `originKind` accepts
 * @param known origins of the sites that the user is connected to
 */
export function originWarnings(origin: string, known: readonly string[]): OriginWarnings {
  const { host, hostname } = hostsOf(origin);
  const kind = originKind(origin);
  const spelled = spellHost(hostname);
  const isPunycode = spelled !== hostname || /(^|\.)xn--/.test(hostname);
  return {
    host,
    unicodeHost: isPunycode ? spelled + host.slice(hostname.length) : undefined,
    isPunycode,
    isMixedScript: spelled.split('.').some(isMixedScript),
    isHttp: kind === 'insecure',
    isLocal: kind === 'local',
    resembles: isName(hostname) ? resembled(hostname, known) : undefined,
  };
}

function resembled(hostname: string, known: readonly string[]): string | undefined {
  const { domain } = registrableDomain(hostname);
  // A true site resembles nothing, even if the user is connected to a lookalike of it.
  if (knownSites.some((site) => registrableDomain(site).domain === domain)) return undefined;
  const hosts = known.map((origin) => hostsOf(origin).hostname).filter(isName);
  return findLookalikeHost(hostname, [...hosts, ...knownSites]);
}

function hostsOf(origin: string): { readonly host: string; readonly hostname: string } {
  return URL.canParse(origin) ? new URL(origin) : { host: origin, hostname: origin };
}

/** True for a host name, false for an IP address and for `localhost`. */
function isName(hostname: string): boolean {
  return hostname.includes('.') && !/^\[|\.\d+$/.test(hostname);
}
