import type { Network } from '@everything-wallet/core/networks/networks';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { SavedRecipient } from '../SavedRecipient.ts';
import type { SendableToken } from '../SendableToken.ts';
import type { Sender } from '../Sender.ts';
import { SendForm } from './SendForm.tsx';

interface SendDialogProps {
  network: Network;
  /** The user's primary address; undefined while it is not known. */
  sender: Sender | undefined;
  /** Of native coin, in wei; undefined while unknown. */
  balance: bigint | undefined;
  /** Sent instead of native coin, which then pays the fee alone. */
  token?: SendableToken | undefined;
  /** Offered beside the recipient's field. */
  contacts?: readonly SavedRecipient[] | undefined;
  /** The address the dialog opens with. */
  initialRecipient?: string | undefined;
  /** The amount the dialog opens with: coin, a decimal string. */
  initialAmount?: string | undefined;
  onClose: () => void;
  onSent: () => void;
}

/** Sends native coin of a network or a token on it (specification §2, Send dialog). It cannot be left while it is sending. */
export function SendDialog({ network, token, onClose, onSent, ...form }: SendDialogProps) {
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
      <DialogTitle id="send-title">
        {t('send.title', { currency: token?.symbol ?? network.currency })}
      </DialogTitle>
      <SendForm
        {...form}
        network={network}
        token={token}
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
