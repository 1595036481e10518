import type { SimulationOutcome } from '@everything-wallet/core/callables/simulationAnswer';
import type { Watched } from '@everything-wallet/core/callables/simulation';
import type { CallFacts } from '@everything-wallet/core/calls/CallFacts';
import type { TextId } from '@everything-wallet/core/texts/texts';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { ComponentType } from 'react';

/** A call that a screen asks somebody to sign; who signs it decodes it from the bytes, and believes nothing of this about them. */
export interface CallRequest {
  readonly network: Network;
  /** Whose call it is: a checksum address (EIP-55), and its BIP-44 index, null where the account is only watched. */
  readonly sender: { readonly address: string; readonly derivationIndex: number | null };
  /** The contract that is called, a checksum address (EIP-55). */
  readonly to: string;
  /** Wei sent along. */
  readonly value: bigint;
  /** 0x-prefixed hex. */
  readonly data: string;
  /** What is known of the contract, of which nothing is in the call. */
  readonly facts?: CallFacts | undefined;
  /** Whether the contract is a router or a vault that the wallet knows by its address. */
  readonly isKnownContract?: boolean | undefined;
  /** What is looked at in any case when it is simulated: where nodes tell no logs it is all that can be told. */
  readonly watched?: readonly Watched[] | undefined;
  /** What the screen warns of beside what the call and its simulation tell, as sentences; the person has to accept each. */
  readonly notices?: readonly string[] | undefined;
  /** The time that the server named with the price in the bytes, in ms since 1970: compared with the device's clock. */
  readonly serverTime?: number | undefined;
  /** How long ago the price was asked for that stands in the bytes, in ms; undefined where none does. Of an old one nothing is signed. */
  readonly msSinceQuoted?: (() => number) | undefined;
  /**
   * Why nothing is signed of a call that did this when it was tried out: it breaks what the screen was promised. Undefined where it keeps
   * that.
   */
  readonly breaks?: ((outcome: SimulationOutcome) => TextId | undefined) | undefined;
  /**
   * What has to be accepted of a call that did this when it was tried out, beside `notices`: what was accepted counts for the same key, and
   * for no look that is worse. Undefined where there is nothing.
   */
  readonly warnsOf?:
    ((outcome: SimulationOutcome) => { readonly key: string; readonly text: string } | undefined) | undefined;
  /** Why nothing is signed unless enough nodes say what it would do, whatever is accepted: nothing else tells what comes of it. */
  readonly untried?: TextId | undefined;
  /** Why nothing is signed unless one node, which nobody contradicts, says what it would do; as `untried`. */
  readonly unheard?: TextId | undefined;
  /** Whether it was done meanwhile, here or in another tab, as far as records tell: asked last of all, and then nothing is signed. */
  readonly isDone?: (() => boolean) | undefined;
}

/** What reviews calls, signs them, and gives them to the network. */
export interface ReviewCallsProps {
  /** One after the other, each shown for itself; the phrase or the password is asked for once. At least one. */
  readonly requests: readonly CallRequest[];
  /** The hash of one of them, before its bytes leave: what becomes of them may not be known at once. */
  readonly onSigned?: ((txHash: string, request: CallRequest) => void) | undefined;
  /** When the network has taken one of them; its record tells the rest. */
  readonly onSent: (txHash: string, request: CallRequest) => void;
  /** When it is left, or all of them are sent. */
  readonly onClose: () => void;
}

/** The dialog that does it: a feature gets it from the route, since features know nothing of each other. */
export type ReviewCalls = ComponentType<ReviewCallsProps>;
