import { createMnemonic } from '@everything-wallet/core/accounts/createMnemonic';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { TextId } from '../../../texts/texts.ts';
import { storeRecoveryPhraseHash } from '../api/storeRecoveryPhraseHash.ts';

/** Phrase setup (docs/product.md §4): in progress, ready, or failed with an error message. */
export type PhraseSetup =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly phrase: string }
  | { readonly status: 'failed'; readonly message: TextId };

/**
 * Creates a recovery phrase, once per visit, and shows it only after its hash is stored on the server.
 *
 * The phrase lives only in memory: a reload creates another one.
 */
export function useNewPhrase(): { setup: PhraseSetup; retry: () => void } {
  const [setup, setSetup] = useState<PhraseSetup>({ status: 'loading' });
  const phrase = useRef<string>(undefined);
  const isStoring = useRef(false);

  const create = useCallback(async () => {
    if (isStoring.current) return;
    isStoring.current = true;
    try {
      phrase.current ??= createMnemonic();
      await storeRecoveryPhraseHash(phrase.current);
      setSetup({ status: 'ready', phrase: phrase.current });
    } catch (error) {
      const message = phrase.current === undefined ? 'phrase.error.generate' : 'phrase.error.store';
      logProblem('The recovery phrase could not be set up', error);
      setSetup({ status: 'failed', message });
    } finally {
      isStoring.current = false;
    }
  }, []);

  useEffect(() => {
    void create();
  }, [create]);

  const retry = useCallback(() => {
    setSetup({ status: 'loading' });
    void create();
  }, [create]);

  return { setup, retry };
}
