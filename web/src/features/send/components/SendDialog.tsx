import type { Network } from '@everything-wallet/core/networks/networks';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { fillsSmallWindow, SMALL_WINDOW } from '../../../components/smallWindow.ts';
import { useBackFirst } from '../../../lib/navigation/useBackFirst.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../CoinPrice.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
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
  /** What can be chosen beside the native coin; none: there is no choice. */
  tokens?: readonly SendableToken[] | undefined;
  /** Of native coin; undefined while there is none of the last five minutes, and of test coins. */
  price?: CoinPrice | undefined;
  /** Offered beside the recipient's field. */
  contacts?: readonly SavedRecipient[] | undefined;
  /** What the recipient is compared with. */
  known: KnownAddresses;
  /** The address the dialog opens with. */
  initialRecipient?: string | undefined;
  /** The amount the dialog opens with: coin, a decimal string. */
  initialAmount?: string | undefined;
  onClose: () => void;
  onSent: () => void;
}

const NO_TOKENS: readonly SendableToken[] = [];

/** What somebody chose to send, and whom it goes to, which stays. */
interface Choice {
  /** Undefined for the native coin. */
  readonly token: SendableToken | undefined;
  readonly recipient: string;
}

/**
 * Sends native coin of a network or a token on it (docs/product.md §2, Send dialog). It cannot be left while it is sending, and not
 * by a slip once something is typed; Cancel is none. The browser's Back comes to it first.
 */
export function SendDialog({
  network,
  token: given,
  tokens = NO_TOKENS,
  onClose,
  onSent,
  ...form
}: SendDialogProps) {
  const t = useText();
  const [choice, setChoice] = useState<Choice>();
  const chosen = choice?.token && tokens.find(({ contract }) => contract === choice.token?.contract);
  // A balance that is not known for a moment makes it no other asset.
  const token = given ?? chosen ?? (choice?.token && { ...choice.token, balance: undefined });
  const [isSending, setIsSending] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const leaveHistory = useBackFirst(() => {
    if (isSending) return 'stays';
    if (isTyped) setIsAsking(true);
    else onClose();
    return isTyped ? 'stays' : 'closes';
  });

  function close() {
    leaveHistory();
    onClose();
  }

  function requestClose() {
    if (isSending) return;
    if (isTyped) setIsAsking(true);
    else close();
  }

  return (
    <Dialog
      open
      onClose={requestClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="send-title"
      slotProps={{
        paper: {
          sx: {
            // Of one height whatever comes to stand in it: a fee or a notice that arrives between pressing and letting go would move
            // the button away from under the pointer, and the press would be lost.
            height: 'calc(100% - 64px)',
            maxHeight: '56rem',
            ...fillsSmallWindow,
          },
        },
      }}
    >
      <DialogTitle
        id="send-title"
        sx={{ [SMALL_WINDOW]: { py: 1.25 }, '@media (max-height: 479.95px)': { py: 0.5, fontSize: '1rem' } }}
      >
        {t('send.title', { currency: token?.symbol ?? network.currency })}
      </DialogTitle>
      <SendForm
        // An amount of one asset is none of another's.
        key={token?.contract ?? ''}
        {...form}
        {...(choice && { initialRecipient: choice.recipient, initialAmount: undefined })}
        network={network}
        token={token}
        tokens={given ? NO_TOKENS : tokens}
        onTokenChange={(next, recipient) => {
          setIsTyped(recipient !== '');
          setChoice({ token: next, recipient });
        }}
        onCancel={close}
        onSendingChange={setIsSending}
        onTypedChange={setIsTyped}
        onSent={() => {
          onSent();
          close();
        }}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('send.discard.title')}
          text={t('send.discard.text')}
          confirmLabel={t('send.discard.confirm')}
          cancelLabel={t('send.discard.keep')}
          onConfirm={close}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Dialog>
  );
}
