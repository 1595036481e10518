import type { Network } from '@everything-wallet/core/networks/networks';
import type { RecipientAnswer } from '@everything-wallet/core/schemas/recipientQuestion';
import type { ReadName } from '@everything-wallet/core/recipients/readName';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { lookUpRecipient } from '../api/lookUpRecipient.ts';
import { useDebounced } from '../../../lib/time/useDebounced.ts';

/** Debounce of typing a name before it is looked up, in ms. */
const DEBOUNCE_MS = 400;

/** Text to look up: a typed name, or a full address. */
export type LookupQuestion = { readonly name: string } | { readonly address: string };

/** Result of a lookup. */
export interface RecipientLookup {
  readonly found:
    | (Pick<RecipientAnswer, 'address' | 'isContract'> & {
        /** The normalized name, and its characters that may be mistaken for others. */
        readonly read: ReadName | undefined;
        /** The owner's name for the address, normalized in the same way. */
        readonly primary: ReadName | undefined;
      })
    | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * Looks a recipient up, once for each typed text: an answer belongs to its text, and is never shown for another one. It is not refreshed by
 * itself either, so that an address does not change while the user reads it.
 *
 * @param question undefined without one
 */
export function useRecipientLookup(question: LookupQuestion | undefined, network: Network): RecipientLookup {
  const text = question && ('name' in question ? question.name : question.address);
  const isRested = useDebounced(text, DEBOUNCE_MS) === text;
  const isName = question !== undefined && 'name' in question;
  const { data, error, refetch } = useQuery({
    queryKey: ['recipient', network.rpcName, text],
    queryFn: async () => {
      if (!question) throw new TypeError('Nothing to look up');
      if (!('name' in question)) {
        return withPrimary(await lookUpRecipient({ ...question, network: network.rpcName }), undefined);
      }
      const { readName } = await loadReader();
      const read = readName(question.name);
      return withPrimary(await lookUpRecipient({ name: read.name, network: network.rpcName }), read);
    },
    enabled: question !== undefined && (isRested || !isName),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });

  // A name that is invalid, or has no address, is an answer.
  const isAnswered =
    error instanceof WalletError || (error instanceof CallableError && error.reason === 'refused');
  useEffect(() => {
    if (error && !isAnswered) logProblem('A recipient could not be looked up', error);
  }, [error, isAnswered]);

  return { found: question && data, error: question ? error : null, retry: () => void refetch() };
}

/** The tables of Unicode are loaded only to read a name. */
const loadReader = () => import('@everything-wallet/core/recipients/readName');

/** Leaves out the owner's name where its spelling is not normalized, or cannot be read here: it is only an aid. */
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
