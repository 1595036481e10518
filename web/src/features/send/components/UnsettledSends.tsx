import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Alert from '@mui/material/Alert';
import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { JournalledSend } from '../journal/JournalledSend.ts';
import { settling } from '../journal/settling.ts';
import { useUnsettledSends } from '../journal/useUnsettledSends.ts';

/** How each outcome is told. */
const told = {
  sent: { text: 'send.settled.sent', variant: 'success' },
  failed: { text: 'send.settled.failed', variant: 'error' },
  cancelled: { text: 'send.settled.cancelled', variant: 'success' },
  superseded: { text: 'send.settled.superseded', variant: 'warning' },
  replaced: { text: 'send.settled.replaced', variant: 'warning' },
  lapsed: { text: 'send.settled.lapsed', variant: 'warning' },
  notSent: { text: 'send.settled.notSent', variant: 'warning' },
} as const;

/** Of a replacement that was not made the first transfer may have been: nobody is told that nothing has left. */
const toldOfReplacement = {
  ...told,
  failed: { text: 'send.settled.replacement.failed', variant: 'error' },
  lapsed: { text: 'send.settled.replacement.lapsed', variant: 'warning' },
  notSent: { text: 'send.settled.replacement.notSent', variant: 'warning' },
} as const;

/** Of a call it is said what it was called: what it would have moved stands in the history. */
const toldOfCall = {
  ...told,
  sent: { text: 'send.settled.call.sent', variant: 'success' },
  failed: { text: 'send.settled.call.failed', variant: 'error' },
  lapsed: { text: 'send.settled.call.lapsed', variant: 'warning' },
  notSent: { text: 'send.settled.call.notSent', variant: 'warning' },
} as const;

interface UnsettledSendsProps {
  userId: string;
}

/**
 * Says of every transfer that was interrupted what became of it, and which are still being asked about, so that nobody
 * makes one a second time.
 */
export function UnsettledSends({ userId }: UnsettledSendsProps) {
  const t = useText();
  const mask = useMask();
  const { enqueueSnackbar } = useSnackbar();
  const unknown = useUnsettledSends(userId);

  useEffect(
    () =>
      settling.onOutcome(({ send, outcome, isFoundHere }) => {
        if (!isFoundHere || send.user_id !== userId) return;
        const { text, variant } = wordsOf(send)[outcome];
        const say = (write: WriteAmount) => t(text, namesOf(send, maskedWrite(write, mask)));
        enqueueSnackbar(<AmountText say={say} />, { variant, preventDuplicate: false });
      }),
    [enqueueSnackbar, t, userId, mask],
  );

  return unknown.map((send) => (
    <Alert key={send.id} severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <AmountText
        say={(write) =>
          t(
            send.title === undefined ? 'send.settled.unknown' : 'send.settled.call.unknown',
            namesOf(send, maskedWrite(write, mask)),
          )
        }
      />
    </Alert>
  ));
}

function wordsOf({ replaces, title }: JournalledSend) {
  if (replaces !== undefined) return toldOfReplacement;
  return title === undefined ? told : toldOfCall;
}

function namesOf({ amount, symbol, to, title = '' }: JournalledSend, write: WriteAmount) {
  return { amount: write(amount, 'up'), symbol, recipient: shortenAddress(to), title };
}
