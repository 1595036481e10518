/**
 * Returns true if go's output reports that it is older than a module requires, and cannot download a newer
 * one.
 */
export function isOldGo(output: string): boolean {
  return SIGNS.some((sign) => output.includes(sign));
}

const SIGNS = [
  // Since Go 1.21, where GOTOOLCHAIN forbids a download.
  'requires go >=',
  // Before: it cannot even read versions with three parts.
  'invalid go version',
];
