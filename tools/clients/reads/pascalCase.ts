/** Converts 'includeUnverified' to 'IncludeUnverified'. */
export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
