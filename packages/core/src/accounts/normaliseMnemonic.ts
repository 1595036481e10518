/**
 * The form of a recovery phrase that is checked, hashed and derived from: NFKD, lower case, single spaces (BIP-39).
 *
 * People paste phrases with line breaks, double spaces and a capital at the start of a line.
 */
export function normaliseMnemonic(phrase: string): string {
  return phrase.normalize('NFKD').toLowerCase().trim().split(/\s+/u).join(' ');
}
