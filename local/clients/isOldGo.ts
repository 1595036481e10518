/** Whether what go wrote says that it is older than a module asks for, and may not or cannot fetch a newer one. */
export function isOldGo(output: string): boolean {
  return SIGNS.some((sign) => output.includes(sign));
}

const SIGNS = [
  // Since Go 1.21, where GOTOOLCHAIN keeps it from fetching another.
  'requires go >=',
  // Before: it cannot even read versions with three parts.
  'invalid go version',
];
