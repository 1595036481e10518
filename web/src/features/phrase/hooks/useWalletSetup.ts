import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import { useEffect, useEffectEvent, useState } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { ImportedAccount } from '../ImportedAccount.ts';
import { setUpWallet, type SetupOutcome } from '../setUpWallet.ts';

/** User whose wallet is set up, and the steps after it. */
export interface WalletSetupOptions {
  userId: string;
  /** True once the profile is verified, through this tab or another one. */
  isVerified: boolean;
  /**
   * Called with the phrase once it is the wallet's, before the wallet opens; returns the reason why it could not be stored on this device,
   * where the user wanted that.
   */
  onFinished: (phrase: string) => Promise<TextId | undefined>;
  /** Adds accounts of the phrase to the wallet that is set up; returns those that could not be added. */
  onAddAccounts: (accounts: readonly ImportedAccount[]) => Promise<readonly ImportedAccount[]>;
}

/**
 * Progress of the setup: not begun, pending, failed with an unknown outcome, set up without being stored on this device or without all
 * accounts that were to be added, or decided.
 */
export type Finishing = 'no' | 'underWay' | 'failed' | 'notStored' | 'incomplete' | SetupOutcome;

/** Phrase and accounts of a wallet. */
interface Setup {
  readonly phrase: string;
  readonly accounts: readonly ImportedAccount[];
}

/** Sets up a wallet with a phrase: it is registered, stored on this device where the user wants that, and its accounts are added. */
export function useWalletSetup({ userId, isVerified, onFinished, onAddAccounts }: WalletSetupOptions) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [finishing, setFinishing] = useState<Finishing>('no');
  const [setup, setSetup] = useState<Setup>();
  const [storingProblem, setStoringProblem] = useState<TextId>();

  /** Begins with a phrase: the one that is shown, or an imported one. */
  function begin(next: Setup) {
    setFinishing('underWay');
    setSetup(next);
    void finish(next);
  }

  async function addAccounts({ phrase: own, accounts }: Setup) {
    setFinishing('underWay');
    const unadded = await onAddAccounts(accounts);
    setSetup({ phrase: own, accounts: unadded });
    setFinishing(unadded.length > 0 ? 'incomplete' : 'finished');
  }

  /** Stores the phrase on this device where that was wanted, and continues; a phrase that could not be stored stays shown. */
  async function store(next: Setup) {
    setFinishing('underWay');
    const problem = await onFinished(next.phrase);
    setStoringProblem(problem);
    if (problem) setFinishing('notStored');
    else await addAccounts(next);
  }

  async function finish(next: Setup) {
    try {
      const outcome = await setUpWallet(userId, next.phrase, () =>
        enqueueSnackbar(t('phrase.fallback'), { variant: 'info' }),
      );
      if (outcome === 'finished') {
        enqueueSnackbar(t('phrase.complete'), { variant: 'success' });
        await store(next);
      } else setFinishing(outcome);
    } catch (error) {
      const { textId, cause } =
        error instanceof WalletError ? error : new WalletError('phrase.error.complete', { cause: error });
      logProblem('Finishing the setup failed', cause);
      enqueueSnackbar(t(textId), { variant: 'error' });
      setFinishing('failed');
    }
  }

  // An answer was lost, and the wallet is set up now: the server knows if it is with these words.
  const settle = useEffectEvent(() => {
    if (finishing === 'failed' && setup) void finish(setup);
  });
  useEffect(() => {
    if (!isVerified) return undefined;
    const soon = setTimeout(settle);
    return () => clearTimeout(soon);
  }, [isVerified]);

  return {
    finishing,
    /** True where another wallet was set up meanwhile. */
    isLost: finishing === 'lost' || (isVerified && finishing === 'no'),
    isFinishing: finishing === 'underWay' || finishing === 'finished',
    begin,
    /** Set where the phrase could not be stored on this device. */
    notStored:
      finishing === 'notStored' && storingProblem && setup
        ? {
            problem: storingProblem,
            retry: () => void store(setup),
            proceed: () => void addAccounts(setup),
          }
        : undefined,
    /** Accounts that could not be added. */
    unadded: finishing === 'incomplete' && setup ? setup.accounts : [],
    retryAccounts: () => {
      if (setup) void addAccounts(setup);
    },
    finish: () => setFinishing('finished'),
  };
}
