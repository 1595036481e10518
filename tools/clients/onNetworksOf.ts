import { networkNamed } from '@everything-wallet/core/networks/networkNamed';
import type { Network } from '@everything-wallet/core/networks/networks';

/**
 * Restricts the requests of an OpenAPI document to some networks: those that a stack has a chain for. Answers
 * are unchanged.
 *
 * @param document parsed JSON
 */
export function onNetworksOf(document: unknown, running: readonly Network[]): unknown {
  if (Array.isArray(document)) return document.map((part) => onNetworksOf(part, running));
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(
    Object.entries(document).map(([name, part]: [string, unknown]) => [
      name,
      // Chain ids are taken in questions alone.
      name === 'enum' && Array.isArray(part) && part.includes('1')
        ? part.filter((value) => running.some((network) => network === networkNamed(String(value))))
        : onNetworksOf(part, running),
    ]),
  );
}
