/** Returns true for a source file of the product: its path from the repository's root. */
export function isProductSource(path: string): boolean {
  return /^(?:web|functions|packages\/core)\/src\//.test(path);
}
