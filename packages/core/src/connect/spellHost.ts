import { hasInvisibleCharacters } from '../strings/hasInvisibleCharacters.ts';
import { decodePunycode } from './decodePunycode.ts';

/**
 * Spells out a host name: labels in punycode are decoded. Labels that are invalid, or would have invisible
 * characters, are left.
 */
export function spellHost(host: string): string {
  return host.split('.').map(spellLabel).join('.');
}

function spellLabel(label: string): string {
  const decoded = /^xn--/i.test(label) ? decodePunycode(label.slice(4)) : undefined;
  return decoded === undefined || hasInvisibleCharacters(decoded) ? label : decoded;
}
