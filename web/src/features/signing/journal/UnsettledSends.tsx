import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Alert from '@mui/material/Alert';
import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { JournalledSend } from './JournalledSend.ts';
import { sendOutcomes } from './sendOutcomes.ts';
import { useUnsettledSends } from './useUnsettledSends.ts';

/** Message of each outcome. */
const outcomeTexts = {
  sent: { text: 'send.settled.sent', variant: 'success' },
  failed: { text: 'send.settled.failed', variant: 'error' },
  cancelled: { text: 'send.settled.cancelled', variant: 'success' },
  superseded: { text: 'send.settled.superseded', variant: 'warning' },
  replaced: { text: 'send.settled.replaced', variant: 'warning' },
  lapsed: { text: 'send.settled.lapsed', variant: 'warning' },
  notSent: { text: 'send.settled.notSent', variant: 'warning' },
} as const;

/** The transfer to replace may have paid: never report that nothing has left. */
const replacementTexts = {
  ...outcomeTexts,
  failed: { text: 'send.settled.replacement.failed', variant: 'error' },
  lapsed: { text: 'send.settled.replacement.lapsed', variant: 'warning' },
  notSent: { text: 'send.settled.replacement.notSent', variant: 'warning' },
} as const;

/** For a call, its title: the history has its movements. */
const callTexts = {
  ...outcomeTexts,
  sent: { text: 'send.settled.call.sent', variant: 'success' },
  failed: { text: 'send.settled.call.failed', variant: 'error' },
  lapsed: { text: 'send.settled.call.lapsed', variant: 'warning' },
  notSent: { text: 'send.settled.call.notSent', variant: 'warning' },
} as const;

interface UnsettledSendsProps {
  userId: string;
}

/** Reports the outcome of every interrupted transfer, and lists those still unknown, so that none is repeated. */
export function UnsettledSends({ userId }: UnsettledSendsProps) {
  const t = useText();
  const mask = useMask();
  const { enqueueSnackbar } = useSnackbar();
  const unknown = useUnsettledSends(userId);

  useEffect(
    () =>
      sendOutcomes.onOutcome(({ send, outcome, isFoundHere }) => {
        if (!isFoundHere || send.user_id !== userId) return;
        const { text, variant } = wordsOf(send)[outcome];
        const textBy = (write: WriteAmount) => t(text, namesOf(send, maskedWrite(write, mask)));
        enqueueSnackbar(<AmountText say={textBy} />, { variant, preventDuplicate: false });
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
  if (replaces !== undefined) return replacementTexts;
  return title === undefined ? outcomeTexts : callTexts;
}

function namesOf({ amount, symbol, to, title = '' }: JournalledSend, write: WriteAmount) {
  return { amount: write(amount, 'up'), symbol, recipient: shortenAddress(to), title };
}
