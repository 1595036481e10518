/** Events that a webhook, a user's pushes or a reader gets; null for all. */
export interface EventFilter {
  readonly networks: readonly string[] | null;
  readonly types: readonly string[] | null;
}

/** Returns true if a filter lets an event through. */
export function isWanted(
  { networks, types }: EventFilter,
  { network, type }: { readonly network: string; readonly type: string },
): boolean {
  return (networks?.includes(network) ?? true) && (types?.includes(type) ?? true);
}
