import type { Network } from '@everything-wallet/core/networks/networks';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { useState } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/sendSteps';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { fillsSmallWindow, SMALL_WINDOW } from '../../../components/smallWindow.ts';
import { paths } from '../../../config/paths.ts';
import { useBackFirst } from '../../../lib/navigation/useBackFirst.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import type { SavedRecipient } from '../recipients/SavedRecipient.ts';
import type { SendableToken } from './SendableToken.ts';
import type { Sender } from '../pipeline/Sender.ts';
import type { SentTransfer } from './SentTransfer.ts';
import { SendForm } from './SendForm.tsx';
import { SentLink } from './SentLink.tsx';
import { SentScreen } from './SentScreen.tsx';
import { useSendScreens } from './useSendScreens.ts';

loadTexts(compiledTexts);

interface SendDialogProps {
  network: Network;
  /** The user's primary address; undefined while unknown. */
  sender: Sender | undefined;
  /** Coin, in wei; undefined while unknown. */
  balance: bigint | undefined;
  /** Sent instead of coin, which then pays only the fee. */
  token?: SendableToken | undefined;
  /** Tokens to select from beside the coin; without any, there is no selection. */
  tokens?: readonly SendableToken[] | undefined;
  /** Price of the coin, less than five minutes old; undefined without one, and for testnets. */
  price?: CoinPrice | undefined;
  /** Contacts suggested beside the recipient's field. */
  contacts?: readonly SavedRecipient[] | undefined;
  /** Addresses the recipient is compared with. */
  known: KnownAddresses;
  /** Initial recipient. */
  initialRecipient?: string | undefined;
  /** Initial amount: coin, a decimal string. */
  initialAmount?: string | undefined;
  onClose: () => void;
  onSent?: () => void;
}

const NO_TOKENS: readonly SendableToken[] = [];
const NO_CONTACTS: readonly SavedRecipient[] = [];

/** Selected asset and the recipient, which is preserved. */
interface Choice {
  /** Undefined for the coin. */
  readonly token: SendableToken | undefined;
  readonly recipient: string;
}

/**
 * Sends a network's coin or a token on it (docs/product.md §2, Send dialog). It cannot be closed while sending, and not by accident once
 * something is typed; Cancel is deliberate. The browser's Back closes it first.
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
  const { user } = useAuth();
  const screens = useSendScreens();
  const { isInSteps, sent } = screens;
  const [choice, setChoice] = useState<Choice>();
  const chosen = choice?.token && tokens.find(({ contract }) => contract === choice.token?.contract);
  // A balance that is unknown for a moment does not change the asset.
  const token = given ?? chosen ?? (choice?.token && { ...choice.token, balance: undefined });
  const [isSending, setIsSending] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const leaveHistory = useBackFirst(() => {
    if (isSending) return 'stays';
    if (screens.hasBack) {
      screens.goBack();
      return 'stays';
    }
    if (isTyped) setIsAsking(true);
    else onClose();
    return isTyped ? 'stays' : 'closes';
  });

  /** Path of the transaction's own screen. */
  function pathOf({ txHash }: SentTransfer): string {
    return paths.transaction(transactionId(user?.id ?? '', network.chainId, txHash));
  }

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
            // Fixed height: a fee or notice that arrives between pressing and releasing would move the button away from under the pointer,
            // and the press would be lost.
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
      {sent ? (
        <SentScreen sent={sent} path={pathOf(sent)} onClose={close} />
      ) : (
        <SendForm
          // An amount of one asset does not apply to another.
          key={token?.contract ?? ''}
          {...form}
          contacts={form.contacts ?? NO_CONTACTS}
          {...(choice && { initialRecipient: choice.recipient, initialAmount: undefined })}
          network={network}
          token={token}
          tokens={given ? NO_TOKENS : tokens}
          steps={
            isInSteps ? { step: screens.step, onStep: screens.setStep, onBack: screens.goBack } : undefined
          }
          isSentShown={isInSteps}
          sentAction={(one) => <SentLink path={pathOf(one)} />}
          onTokenChange={(next, recipient) => {
            setIsTyped(recipient !== '');
            setChoice({ token: next, recipient });
          }}
          onCancel={close}
          onSendingChange={setIsSending}
          onTypedChange={setIsTyped}
          onSent={(one) => {
            onSent?.();
            if (isInSteps && one) {
              setIsTyped(false);
              screens.setSent(one);
            } else {
              close();
            }
          }}
        />
      )}
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
