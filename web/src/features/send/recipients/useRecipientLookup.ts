import type { Network } from '@everything-wallet/core/networks/networks';
import type { RecipientAnswer } from '@everything-wallet/core/callables/recipientQuestion';
import type { ReadName } from '@everything-wallet/core/recipients/readName';
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
    | (Pick<RecipientAnswer, 'address' | 'isContract'> & {
        /** The name as it was read, and its characters that people may take for others. */
        readonly read: ReadName | undefined;
        /** What its owner calls the address, read in the same way. */
        readonly primary: ReadName | undefined;
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
        return withPrimary(await lookUpRecipient({ ...asked, network: network.rpcName }), undefined);
      }
      const { readName } = await loadReader();
      const read = readName(asked.name);
      return withPrimary(await lookUpRecipient({ name: read.name, network: network.rpcName }), read);
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

/** The tables of Unicode are loaded by whoever has a name to read. */
const loadReader = () => import('@everything-wallet/core/recipients/readName');

/** Leaves the owner's name out where it is not written as it is read, or cannot be read here: it only helps to judge. */
async function withPrimary(answer: RecipientAnswer, read: ReadName | undefined) {
  const { address, isContract, primaryName: written } = answer;
  const found = { address, isContract, read };
  if (written === undefined) return { ...found, primary: undefined };
  try {
    const { readName } = await loadReader();
    const primary = readName(written);
    return { ...found, primary: primary.name === written ? primary : undefined };
  } catch {
    return { ...found, primary: undefined };
  }
}
