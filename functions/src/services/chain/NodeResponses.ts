import { answerKey } from './answerKey.ts';
import { quorum, type QuorumResult } from './quorum.ts';

/** A value that nodes are compared by. */
type Value = bigint | number | string | null;

/** Number of nodes asked, of those that answered, and of equal answers required. */
interface NodeTotals {
  readonly configured: number;
  readonly answered: number;
  readonly needed: number;
}

/** Responses of a network's nodes to one question, by the node's index; undefined for a node without one. */
export class NodeResponses<Response> {
  readonly all: readonly (Response | undefined)[];
  readonly needed: number;

  /** @param needed number of equal answers required */
  constructor(all: readonly (Response | undefined)[], needed: number) {
    this.all = all;
    this.needed = needed;
  }

  /** The responses of the nodes that answered. */
  get given(): readonly Response[] {
    return this.all.flatMap((response) => (response === undefined ? [] : [response]));
  }

  get totals(): NodeTotals {
    return { configured: this.all.length, answered: this.given.length, needed: this.needed };
  }

  /** Values of the nodes that have one, by the node's index. */
  valuesOf<Found>(valueOf: (response: Response) => Found | undefined): readonly (Found | undefined)[] {
    return this.all.map((response) => (response === undefined ? undefined : valueOf(response)));
  }

  /**
   * Decides on a value by the quorum.
   *
   * @param valueOf undefined for a response without it
   * @param needed instead of the number that is otherwise required
   */
  judge<Found extends Value>(
    valueOf: (response: Response) => Found | undefined,
    needed = this.needed,
  ): QuorumResult<Found> {
    return quorum(this.valuesOf(valueOf), needed);
  }

  /** Returns the value that enough nodes report; undefined without a quorum. */
  agreed<Found extends Value>(
    valueOf: (response: Response) => Found | undefined,
    needed = this.needed,
  ): Found | undefined {
    const result = this.judge(valueOf, needed);
    return result.agreement === 'agreed' ? result.value : undefined;
  }

  /**
   * Decides on an object by the quorum.
   *
   * @param keyOf text that is the same for equal objects
   * @returns `found`: the object, if the quorum result has a value
   */
  judgeObject<Found extends object>(
    objectOf: (response: Response) => Found | undefined,
    keyOf: (found: Found) => string = answerKey,
  ): { readonly result: QuorumResult<string>; readonly found: Found | undefined } {
    const byKey = new Map<string, Found>();
    const result = this.judge((response) => {
      const found = objectOf(response);
      if (found === undefined) return undefined;
      const key = keyOf(found);
      byKey.set(key, found);
      return key;
    });
    return { result, found: 'value' in result ? byKey.get(result.value) : undefined };
  }

  /** Returns the object that enough nodes report equally; undefined without a quorum. */
  agreedObject<Found extends object>(
    objectOf: (response: Response) => Found | undefined,
    keyOf?: (found: Found) => string,
  ): Found | undefined {
    const { result, found } = this.judgeObject(objectOf, keyOf);
    return result.agreement === 'agreed' ? found : undefined;
  }

  /**
   * Drops the responses of lagging nodes; none if no node is current, as on a chain that makes no blocks.
   *
   * @param isCurrent returns true for a response of a node that does not lag
   */
  withoutLagging(isCurrent: (response: Response) => boolean): NodeResponses<Response> {
    const isKept = this.given.some(isCurrent) ? isCurrent : () => true;
    const kept = this.valuesOf((response) => (isKept(response) ? response : undefined));
    return new NodeResponses(kept, this.needed);
  }
}
