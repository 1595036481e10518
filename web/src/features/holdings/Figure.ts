import type { Agreement, HoldingsAnswer } from '@everything-wallet/core/callables/holdings';

/** When and by how many a network was seen. */
export interface Sighting {
  /** The block that the figures are of; undefined where no node said. */
  readonly block: number | undefined;
  /** Milliseconds from the block's time to the answer, by the server's clock; undefined where no node said. */
  readonly ageMs: number | undefined;
  readonly nodes: HoldingsAnswer['nodes'];
  /** Milliseconds since it was heard. */
  readonly msSinceHeard: () => number;
}

/** What one account holds of a coin or token, and how sure that is. */
export interface Figure {
  /** Checksum address. */
  readonly account: string;
  /** In the smallest unit; undefined where it is not known: unknown is not zero. */
  readonly units: bigint | undefined;
  readonly agreement: Agreement;
  /** Nodes that say so. */
  readonly agreeing: number;
  readonly sighting: Sighting;
}
