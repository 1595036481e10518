import type { Watched } from '@everything-wallet/core/callables/simulation';

/** Something that a call changes: what the sender holds, or what somebody may take of it. */
export interface Effect {
  readonly watched: Watched | 'coin';
  /** Of what is held the change; of what may be taken what it is afterwards, of one ERC-721 token by whom, an address as a number. */
  readonly amount: bigint;
  /** Of what may be taken what it was before; undefined where it is not known. */
  readonly before?: bigint;
  readonly word: 'verified' | 'log';
  readonly isLogDifferent: boolean;
}

/** What one node says that a call would do. */
export interface NodeResponse {
  /** The latest block of the node; undefined where it does not say. */
  readonly head: { readonly number: number; readonly time: number } | undefined;
  readonly succeeds: boolean;
  /** What the call returned, 0x-prefixed hex in lower case; undefined where the node does not say. */
  readonly output: string | undefined;
  /** Whether it fails for want of coin. */
  readonly lacksCoin: boolean;
  readonly gasUsed: bigint | undefined;
  /** By their keys (`watchKey`); what does not change is not among them. */
  readonly effects: ReadonlyMap<string, Effect>;
  /** Whether it tells of everything that logs tell: what it does not name does not change by its word. */
  readonly isWhole: boolean;
  /** Whether besides every log that names the sender is understood, and what was to be asked was asked. */
  readonly isKnown: boolean;
  /** Whether the call did the same when there were questions around it; one that did not has no word in anything. */
  readonly isSame: boolean;
  /** Keys of what it says something of, where that is not everything. */
  readonly looked: ReadonlySet<string>;
}
