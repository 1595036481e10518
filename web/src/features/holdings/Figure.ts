import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type { Agreement, HoldingsAnswer } from '@everything-wallet/core/schemas/holdings';

/** Block, age and nodes of an answer. */
export interface Sighting {
  readonly network: NetworkId;
  /** Block of the amounts; undefined if no node reported it. */
  readonly block: number | undefined;
  /** Milliseconds from the block's time to the answer, by the server's clock; undefined if no node reported it. */
  readonly ageMs: number | undefined;
  readonly nodes: HoldingsAnswer['nodes'];
  /** Milliseconds since the request. */
  readonly msSinceHeard: () => number;
}

/** Amount of a coin or token that one account holds, with the agreement of the nodes. */
export interface Figure {
  /** Checksum address. */
  readonly account: string;
  /** In the smallest unit; undefined if unknown: unknown is not zero. */
  readonly units: bigint | undefined;
  readonly agreement: Agreement;
  /** Nodes that report this amount. */
  readonly agreeing: number;
  readonly sighting: Sighting;
}
