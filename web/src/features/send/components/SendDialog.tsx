import type { Network } from '@everything-wallet/core/networks/networks';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { Sender } from '../Sender.ts';
import { SendForm } from './SendForm.tsx';

interface SendDialogProps {
  network: Network;
  /** The user's primary address; undefined while it is not known. */
  sender: Sender | undefined;
  /** Wei; undefined while unknown. */
  balance: bigint | undefined;
  onClose: () => void;
  onSent: () => void;
}

/** Sends native coin of the selected network (specification §2, Send dialog). It cannot be left while it is sending. */
export function SendDialog({ network, sender, balance, onClose, onSent }: SendDialogProps) {
  const t = useText();
  const [isSending, setIsSending] = useState(false);
  return (
    <Dialog
      open
      onClose={() => {
        if (!isSending) onClose();
      }}
      fullWidth
      maxWidth="sm"
      aria-labelledby="send-title"
    >
      <DialogTitle id="send-title">{t('send.title', { currency: network.currency })}</DialogTitle>
      <SendForm
        network={network}
        sender={sender}
        balance={balance}
        onCancel={onClose}
        onSendingChange={setIsSending}
        onSent={() => {
          onSent();
          onClose();
        }}
      />
    </Dialog>
  );
}
