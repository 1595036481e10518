import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallCircumstances } from '@everything-wallet/core/calls/CallCircumstances';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall, type CallDescription } from '@everything-wallet/core/calls/describeCall';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { useMemo, useSyncExternalStore } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { isKnownRouter } from '../../../lib/calls/contractName.ts';
import { knownCallFacts } from '../../../lib/calls/knownCallFacts.ts';
import { contradictedTokens } from '../../../lib/tokens/contradictedTokens.ts';
import { useKnownToken } from '../../../lib/tokens/useKnownToken.ts';

/** Call that the user is asked to sign, decoded. */
interface DecodedCall {
  readonly transaction: CallTransaction;
  readonly call: Call;
  readonly about: CallCircumstances & { readonly network: NetworkId; readonly isKnownContract: boolean };
  readonly description: CallDescription;
  /** Reason why the server broadcasts it to no network. */
  readonly unsendable: ReturnType<typeof callRefusal>;
  /** The same reason where the request lets the user consent to it. */
  readonly consentTo: ReturnType<typeof callRefusal>;
}

/** Decodes a call by the facts the wallet knows of its contract. */
export function useDecodedCall(request: CallRequest): DecodedCall {
  const { network, sender, to, value, data } = request;
  // Loads the list, and draws again once it is known what the contract is.
  const { known } = useKnownToken(network, to ?? undefined);
  const facts = useMemo(() => knownCallFacts(request.facts, known), [request.facts, known]);
  useSyncExternalStore(contradictedTokens.subscribe, contradictedTokens.count);
  const transaction = useMemo(
    () => ({ chainId: network.chainId, to, value, data }),
    [network.chainId, to, value, data],
  );
  const call = useMemo(() => decodeCall(transaction, facts), [transaction, facts]);
  // As the server reads it, which knows the network's own wrapped coin alone.
  const refusal = useMemo(
    () => callRefusal(decodeCall(transaction), network.wrappedCoin),
    [transaction, network.wrappedCoin],
  );
  const about = useMemo(
    () => ({
      sender: sender.address,
      network: network.id,
      wrappedCoin: facts?.wrappedCoin ?? network.wrappedCoin,
      isKnownContract: request.isKnownContract ?? (to !== null && isKnownRouter(network, to)),
    }),
    [sender.address, facts, network, request.isKnownContract, to],
  );
  const description = useMemo(() => describeCall(call, about), [call, about]);
  const [unsendable, consentTo] = request.mayBeUnknown ? [undefined, refusal] : [refusal, undefined];
  return { transaction, call, about, description, unsendable, consentTo };
}
