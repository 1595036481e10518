import { editDistance } from './editDistance.ts';
import { hostSkeleton } from './hostSkeleton.ts';
import { registrableDomain } from './registrableDomain.ts';
import { spellHost } from './spellHost.ts';

/** Shorter names are near to too many others. */
const MIN_NAME_LENGTH = 6;
const MAX_DISTANCE = 2;

/** A host name as it is compared: skeletons. */
interface ComparedHost {
  readonly host: string;
  readonly domain: string;
  readonly name: string;
  /** Parts between stops and hyphens, without the suffix. */
  readonly words: readonly string[];
}

/**
 * Finds the host that another one could be mistaken for: the same skeleton, an edit distance of at most 2, or
 * its name in another domain (`uniswap.example`, `uniswap-app.example`).
 *
 * @param host without a port
 * @param known hosts, without ports, the most important first
 */
export function findLookalikeHost(host: string, known: readonly string[]): string | undefined {
  const compared = compare(host);
  return known.find(
    (candidate) =>
      registrableDomain(candidate).domain !== registrableDomain(host).domain &&
      areAlike(compared, compare(candidate)),
  );
}

function compare(host: string): ComparedHost {
  const spelled = spellHost(host);
  const { domain, name } = registrableDomain(spelled);
  const rest = spelled.slice(0, spelled.length - domain.length + name.length);
  return {
    host: hostSkeleton(spelled),
    domain: hostSkeleton(domain),
    name: hostSkeleton(name),
    words: rest.split(/[.-]/).map(hostSkeleton),
  };
}

function areAlike(one: ComparedHost, other: ComparedHost): boolean {
  if (one.host === other.host || one.domain === other.domain) return true;
  // The whole domain in front of another: `uniswap.org.example`, `uniswap.org-login.example`.
  if (`.${one.host.replaceAll('-', '.')}.`.includes(`.${other.domain}.`)) return true;
  if (other.name.length < MIN_NAME_LENGTH) {
    // A short name counts with what stands before it: `app.aave`.
    return areNear(one.host, other.host, other.host.length - (other.domain.length - other.name.length));
  }
  return (
    areNear(one.host, other.host, other.name.length) ||
    areNear(one.domain, other.domain, other.name.length) ||
    one.words.some((word) => word.length >= MIN_NAME_LENGTH && editDistance(word, other.name) <= 1)
  );
}

function areNear(one: string, other: string, nameLength: number): boolean {
  return (
    nameLength >= MIN_NAME_LENGTH &&
    Math.abs(one.length - other.length) <= MAX_DISTANCE &&
    editDistance(one, other) <= MAX_DISTANCE
  );
}
