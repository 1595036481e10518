import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import type { Watched } from '@everything-wallet/core/schemas/simulation';
import type { CallFacts } from '@everything-wallet/core/calls/CallFacts';
import type { TextId } from '@everything-wallet/core/texts/texts';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { ComponentType } from 'react';

/** Fields of a request beside its target. */
interface CallRequestFields {
  readonly network: Network;
  /** Sender: a checksum address (EIP-55), and its BIP-44 index, null for a watch-only account. */
  readonly sender: { readonly address: string; readonly derivationIndex: number | null };
  /** Amount sent, in wei. */
  readonly value: bigint;
  /** 0x-prefixed hex. */
  readonly data: string;
  /** Facts about the contract that the call does not contain. */
  readonly facts?: CallFacts | undefined;
  /** True if the contract is a router or a pool that the wallet knows by address. */
  readonly isKnownContract?: boolean | undefined;
  /** Origin of the site that requests it, as the browser reports it; undefined for the wallet's own screens. */
  readonly origin?: string | undefined;
  /**
   * Balances and allowances to measure in every simulation. Where nodes return no logs, they are the only
   * evidence.
   */
  readonly watched?: readonly Watched[] | undefined;
  /**
   * Warnings of the screen besides those of the call and its simulation, as sentences; the user has to accept
   * each.
   */
  readonly notices?: readonly string[] | undefined;
  /** Server time of the price in the bytes, in ms since 1970: compared with the device's clock. */
  readonly serverTime?: number | undefined;
  /**
   * Returns the age of the price in the bytes, in ms; undefined for a call without a price. A call with an
   * old price is not signed.
   */
  readonly msSinceQuoted?: (() => number) | undefined;
  /**
   * Returns the reason to refuse a call with this simulated outcome: it breaks the promise of the screen.
   * Undefined where it holds.
   */
  readonly breaks?: ((outcome: SimulationOutcome) => TextId | undefined) | undefined;
  /**
   * Returns the warning to accept for this simulated outcome, besides `notices`; undefined without one. An
   * acceptance is valid for the same key, and for no simulation with a worse outcome.
   */
  readonly warnsOf?:
    | ((outcome: SimulationOutcome) => { readonly key: string; readonly text: string } | undefined)
    | undefined;
  /**
   * Reason to refuse, whatever is accepted, unless a quorum of nodes simulates the call: nothing else shows
   * its outcome.
   */
  readonly untried?: TextId | undefined;
  /**
   * Reason to refuse unless one node, contradicted by no other, simulates the call; otherwise like `untried`.
   */
  readonly unanswered?: TextId | undefined;
  /**
   * Returns true if records show that it was done in the meantime, here or in another tab. Checked last; such
   * a call is not signed.
   */
  readonly isDone?: (() => boolean) | undefined;
  /**
   * Runs the signature and the broadcast while no other window can use up the limits of the site that requests
   * it. Throws a WalletError instead where it is not within them.
   */
  readonly withinLimits?: (<Result>(work: () => Promise<Result>) => Promise<Result>) | undefined;
}

/** A call of a contract. */
interface TargetedCall {
  /** Target contract, a checksum address (EIP-55). */
  readonly to: string;
  /**
   * True for a call that a site requests: one that the wallet would refuse (`callRefusal`) can then be signed
   * with consent. The wallet's own screens never set it.
   */
  readonly mayBeUnknown?: boolean | undefined;
}

/** The creation of a contract, which only a site requests. */
interface ContractCreation {
  readonly to: null;
  readonly mayBeUnknown: true;
}

/**
 * A call that a screen requests a signature for. The signer decodes it from its bytes and trusts no other
 * description of it.
 */
export type CallRequest = CallRequestFields & (TargetedCall | ContractCreation);

/** Props of the component that reviews calls, signs them and broadcasts them. */
export interface ReviewCallsProps {
  /** Shown one after the other, unless they are a batch; the phrase or the password is requested once. At least one. */
  readonly requests: readonly CallRequest[];
  /**
   * True for calls of one account on one network that belong together: one screen shows all of them, and one
   * confirmation signs them in order. The list must be the same in every render.
   */
  readonly isBatch?: boolean | undefined;
  /** Called with the hash of one of them before it is broadcast: its outcome may be unknown for a while. */
  readonly onSigned?: ((txHash: string, request: CallRequest) => void) | undefined;
  /** Called when the network has accepted one of them; its record has the rest. */
  readonly onSent: (txHash: string, request: CallRequest) => void;
  /** Called when the dialog is closed, or after the last one is sent. */
  readonly onClose: () => void;
}

/**
 * Dialog that reviews and signs: a feature receives it from the route, since features are independent of each
 * other.
 */
export type ReviewCalls = ComponentType<ReviewCallsProps>;
