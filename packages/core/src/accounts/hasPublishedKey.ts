import { publicAddressPrefixes } from './publicAddressPrefixes.ts';

/** Hex digits of each address in the list. */
const PREFIX_LENGTH = 12;

let prefixes: ReadonlySet<string> | undefined;

function readPrefixes(): ReadonlySet<string> {
  const pattern = new RegExp(`.{${PREFIX_LENGTH}}`, 'g');
  return new Set(publicAddressPrefixes.flatMap((row) => row.match(pattern) ?? []));
}

/**
 * True if an address belongs to a published phrase ('test … junk', the vectors of BIP-39). Bots empty such an
 * address as soon as it receives anything.
 */
export function hasPublishedKey(address: string): boolean {
  prefixes ??= readPrefixes();
  return prefixes.has(address.slice(2, 2 + PREFIX_LENGTH).toLowerCase());
}
