import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { journalledSendSchema, type JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import { sendOutcomes, type FoundOutcome } from './sendOutcomes.ts';
import type { SendingAccount } from './withSendLock.ts';

/** Outcome of a transfer that was sent. */
export type SentOutcome = Exclude<FoundOutcome['outcome'], 'notSent'>;

/** Unknown outcomes of transfers from a form's account. */
export interface UnknownOutcome {
  /** True if there is one: it blocks further signatures. */
  readonly isUnknown: boolean;
  /** True if all of them were refused, and may still be broadcast by the server that has their signatures. */
  readonly isRefused: boolean;
  /** Marks the outcome of the form's own transfer as unknown. */
  readonly setUnknown: () => void;
  /** Checks again. */
  readonly check: () => void;
  /** Allows sending although the outcome is unknown; undefined while it may still be determined. */
  readonly setAside: (() => void) | undefined;
}

/**
 * Blocks a form's signatures while the outcome of a transfer from its account is unknown.
 *
 * @param onSent called when the form's own transfer turns out to have been sent, with its outcome
 * @param onOtherSent called when another one of the account turns out to have been sent while the form is open
 */
export function useUnknownOutcome(
  userId: string | undefined,
  account: SendingAccount | undefined,
  onSent: (outcome: SentOutcome) => void,
  onOtherSent?: () => void,
): UnknownOutcome {
  const unknown = useSyncExternalStore(sendOutcomes.onChange, sendOutcomes.unknown);
  const [isOwnUnknown, setIsOwnUnknown] = useState(false);
  const ask = () => {
    if (userId !== undefined) void sendOutcomes.findOutcomes(userId);
  };

  const hear = useRef<(found: FoundOutcome) => void>(undefined);
  useEffect(() => {
    hear.current = ({ send, outcome }) => {
      if (!account || !isFrom(send, account)) return;
      if (isOwnUnknown) setIsOwnUnknown(false);
      if (outcome === 'notSent') return;
      if (isOwnUnknown) onSent(outcome);
      else onOtherSent?.();
    };
  });
  useEffect(() => sendOutcomes.onOutcome((found) => hear.current?.(found)), []);

  const blocking = unknown.filter((send) => account && !send.is_set_aside && isFrom(send, account));
  const canSetAside = blocking.length > 0 && blocking.every(({ isStuck }) => isStuck);
  return {
    isUnknown: isOwnUnknown || blocking.length > 0,
    isRefused: blocking.length > 0 && blocking.every((send) => send.is_refused === true),
    setUnknown: () => {
      setIsOwnUnknown(true);
      ask();
    },
    check: ask,
    setAside: canSetAside
      ? () => {
          setIsOwnUnknown(false);
          for (const send of blocking) {
            const entry = { ...journalledSendSchema.parse(send), is_set_aside: true };
            void sendJournal.write(entry).then(ask);
          }
        }
      : undefined,
  };
}

function isFrom({ from, network }: JournalledSend, account: SendingAccount): boolean {
  return networkByRpcName(network).chainId === account.chainId && sameAddress(from, account.from);
}
