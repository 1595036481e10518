import type { Network } from '@everything-wallet/core/networks/networks';
import type { RecipientAnswer } from '@everything-wallet/core/callables/recipientQuestion';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { lookUpRecipient } from '../api/lookUpRecipient.ts';
import { useDebounced } from '../hooks/useDebounced.ts';

/** How long the typing of a name must rest before it is looked up, in ms. */
const DEBOUNCE_MS = 400;

/** What is looked up: a name as it is typed, or a whole address. */
export type LookedUp = { readonly name: string } | { readonly address: string };

/** What was found out about it. */
export interface RecipientLookup {
  readonly found:
    | (RecipientAnswer & {
        /** The name as it was read, and its characters that people may take for others. */
        readonly read: { readonly name: string; readonly unusual: readonly string[] } | undefined;
      })
    | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * Looks a recipient up, once for each that is typed: an answer belongs to the text that was asked about, and is never shown
 * for another one. It is not asked anew by itself either, so that an address does not change while somebody reads it.
 *
 * @param asked undefined where there is nothing to ask
 */
export function useRecipientLookup(asked: LookedUp | undefined, network: Network): RecipientLookup {
  const text = asked && ('name' in asked ? asked.name : asked.address);
  const isRested = useDebounced(text, DEBOUNCE_MS) === text;
  const isName = asked !== undefined && 'name' in asked;
  const { data, error, refetch } = useQuery({
    queryKey: ['recipient', network.rpcName, text],
    queryFn: async () => {
      if (!asked) throw new TypeError('Nothing to look up');
      if (!('name' in asked)) {
        return { ...(await lookUpRecipient({ ...asked, network: network.rpcName })), read: undefined };
      }
      // The tables of Unicode are loaded by whoever types a name.
      const { readName } = await import('@everything-wallet/core/recipients/readName');
      const read = readName(asked.name);
      return { ...(await lookUpRecipient({ name: read.name, network: network.rpcName })), read };
    },
    enabled: asked !== undefined && (isRested || !isName),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });

  // A name that is none, or leads nowhere, is an answer.
  const isAnswered =
    error instanceof WalletError || (error instanceof CallableError && error.reason === 'refused');
  useEffect(() => {
    if (error && !isAnswered) logProblem('A recipient could not be looked up');
  }, [error, isAnswered]);

  return { found: asked && data, error: asked ? error : null, retry: () => void refetch() };
}
