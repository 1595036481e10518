import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SuccessMark } from '../../../components/SuccessMark.tsx';
import { writeDecimal } from '../../../lib/format/writeDecimal.ts';
import { textWithNodes } from '../../../lib/text/textWithNodes.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { SendActions } from './SendActions.tsx';
import type { SentTransfer } from './SentTransfer.ts';

interface SentScreenProps {
  sent: SentTransfer;
  /** Path of the transaction's own screen. */
  path: string;
  onClose: () => void;
}

/** Last screen of the Send dialog on a phone: the sent transfer, with a link to its transaction. */
export function SentScreen({ sent, path, onClose }: SentScreenProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { amount, decimals, symbol, recipient, recipientName } = sent;
  return (
    <>
      <DialogContent
        data-testid="send-done"
        sx={{
          display: 'grid',
          gap: 1.5,
          alignContent: 'center',
          justifyItems: 'center',
          textAlign: 'center',
        }}
      >
        <SuccessMark size={72} />
        <Typography ref={heading} component="h3" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {t('send.success')}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {textWithNodes(t, 'send.done.sentence', {
            what: (
              <strong translate="no">
                {t('send.amountValue', { amount: writeDecimal(formatAmount(amount, decimals)), symbol })}
              </strong>
            ),
            whom: <bdi>{recipientName ?? shortenAddress(recipient)}</bdi>,
          })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('send.done.next')}
        </Typography>
      </DialogContent>
      <SendActions>
        <Button component={Link} to={path} replace>
          {t('send.done.view')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </SendActions>
    </>
  );
}
