import { networks, type Network } from '@everything-wallet/core/networks/networks';

/** Longest time to wait for the answer, in ms. */
const TIMEOUT_MS = 15_000;

/** State of one network, as `GET /api/v1/health` describes it. */
export interface NetworkState {
  readonly network: Network;
  readonly incoming: 'scanned' | 'late' | 'onDemand';
  /** The last block that the service has read, and its age in ms; undefined if unknown. */
  readonly last: { readonly block: number; readonly ageMs: number } | undefined;
}

/**
 * Reads the state of the networks from the API on this origin. Networks that this release does not know are left out.
 *
 * @throws Error if the service does not answer
 */
export async function readServiceHealth(): Promise<readonly NetworkState[]> {
  const response = await fetch('/api/v1/health', {
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The service has answered with status ${response.status}`);
  const answer: unknown = await response.json();
  if (!isHealth(answer)) throw new Error('The answer is not one of the service');
  return answer.networks.flatMap(({ network: name, incoming, blockNumber: block, delaySeconds: delay }) => {
    const network = networks.find(({ rpcName }) => rpcName === name);
    const last = block === undefined || delay === undefined ? undefined : { block, ageMs: delay * 1_000 };
    return network ? [{ network, incoming, last }] : [];
  });
}

interface Health {
  readonly networks: readonly {
    readonly network: string;
    readonly incoming: NetworkState['incoming'];
    readonly blockNumber?: number;
    readonly delaySeconds?: number;
  }[];
}

/** Tells the service's answer from that of a proxy; the rest of its format is the service's own. */
function isHealth(answer: unknown): answer is Health {
  return (
    typeof answer === 'object' && answer !== null && 'networks' in answer && Array.isArray(answer.networks)
  );
}
