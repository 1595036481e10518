import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { JournalledSend } from './JournalledSend.ts';
import { settling, type FoundOutcome } from './settling.ts';
import type { SendingAccount } from './whileNobodyElseSends.ts';

/** What a form knows of transfers from its account whose outcome is open. */
export interface UnknownOutcome {
  /** Whether there is one: nothing more is to be signed meanwhile. */
  readonly isUnknown: boolean;
  /** Says that the outcome of the form's own transfer is not known. */
  readonly setUnknown: () => void;
  /** Asks once more. */
  readonly check: () => void;
}

/**
 * Keeps a form from signing anew while it is not known what became of a transfer from the same account.
 *
 * @param onSent called when the form's own transfer turns out to have been sent, whether or not it succeeded
 */
export function useUnknownOutcome(
  userId: string | undefined,
  account: SendingAccount | undefined,
  onSent: () => void,
): UnknownOutcome {
  const unknown = useSyncExternalStore(settling.onChange, settling.unknown);
  const [isOwnUnknown, setIsOwnUnknown] = useState(false);
  const ask = () => {
    if (userId !== undefined) void settling.settle(userId);
  };

  const hear = useRef<(found: FoundOutcome) => void>(undefined);
  useEffect(() => {
    hear.current = ({ send, outcome }) => {
      if (!isOwnUnknown || !account || !isFrom(send, account)) return;
      setIsOwnUnknown(false);
      if (outcome !== 'notSent') onSent();
    };
  });
  useEffect(() => settling.onOutcome((found) => hear.current?.(found)), []);

  return {
    isUnknown: isOwnUnknown || (account !== undefined && unknown.some((send) => isFrom(send, account))),
    setUnknown: () => {
      setIsOwnUnknown(true);
      ask();
    },
    check: ask,
  };
}

function isFrom({ from, network }: JournalledSend, account: SendingAccount): boolean {
  return networkByRpcName(network).chainId === account.chainId && sameAddress(from, account.from);
}
