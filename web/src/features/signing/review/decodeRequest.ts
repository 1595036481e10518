import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallCircumstances } from '@everything-wallet/core/calls/CallCircumstances';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall, type CallDescription } from '@everything-wallet/core/calls/describeCall';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type { KnownToken } from '@everything-wallet/core/tokens/KnownToken';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { isKnownRouter } from '../../../lib/calls/contractName.ts';
import { knownCallFacts } from '../../../lib/calls/knownCallFacts.ts';

/** Call that the user is asked to sign, decoded. */
export interface DecodedCall {
  readonly transaction: CallTransaction;
  readonly call: Call;
  readonly about: CallCircumstances & { readonly network: NetworkId; readonly isKnownContract: boolean };
  readonly description: CallDescription;
  /** Reason why the server broadcasts it to no network. */
  readonly unsendable: ReturnType<typeof callRefusal>;
  /** The same reason where the request lets the user consent to it. */
  readonly consentTo: ReturnType<typeof callRefusal>;
}

/**
 * Decodes the call of a request.
 *
 * @param known the wallet's facts about the called contract; undefined where it has none
 */
export function decodeRequest(request: CallRequest, known: KnownToken | undefined): DecodedCall {
  const { network, sender, to, value, data } = request;
  const facts = knownCallFacts(request.facts, known);
  const transaction = { chainId: network.chainId, to, value, data };
  const call = decodeCall(transaction, facts);
  // As the server reads it, which knows the network's own wrapped coin alone.
  const refusal = callRefusal(decodeCall(transaction), network.wrappedCoin);
  const about = {
    sender: sender.address,
    network: network.id,
    wrappedCoin: facts?.wrappedCoin ?? network.wrappedCoin,
    isKnownContract: request.isKnownContract ?? (to !== null && isKnownRouter(network, to)),
  };
  const description = describeCall(call, about);
  const [unsendable, consentTo] = request.mayBeUnknown ? [undefined, refusal] : [refusal, undefined];
  return { transaction, call, about, description, unsendable, consentTo };
}
