/** Converts 'includeUnverified' or 'Nfts' to 'include_unverified' and 'nfts'. */
export function snakeCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
