import { useMemo } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { DecodedCall } from './decodeRequest.ts';
import { useDecodedCalls } from './useDecodedCalls.ts';

/** Decodes a call by the facts the wallet knows of its contract. */
export function useDecodedCall(request: CallRequest): DecodedCall {
  const { network, sender, to, value, data, facts, mayBeUnknown, isKnownContract } = request;
  const [decoded] = useDecodedCalls(
    // oxlint-disable-next-line react/exhaustive-deps -- callers make the request anew; these fields decide
    useMemo(() => [request], [network, sender, to, value, data, facts, mayBeUnknown, isKnownContract]),
  );
  if (!decoded) throw new TypeError('A request without a call');
  return decoded;
}
