import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { useEnvironment } from '../../components/useEnvironment.ts';
import { useCoinPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import { useContacts } from '../../features/contacts/hooks/useContacts.ts';
import type { SendableToken } from '../../features/signing/transfer/SendableToken.ts';
import type { ListedToken } from '../../features/tokens/ListedToken.ts';
import { senderOf } from '../wallet/senderOf.ts';
import { sendPriceOf } from '../wallet/sendPriceOf.ts';
import { useKnownAddresses } from '../wallet/useKnownAddresses.ts';

// The dialogs load the signing code and the QR encoder, which a token's page does not need at first.
const SendDialog = loadedDialog(
  async () => (await import('../../features/signing/transfer/SendDialog.tsx')).SendDialog,
);
const ReceiveDialog = loadedDialog(
  async () => (await import('../../features/receive/components/ReceiveDialog.tsx')).ReceiveDialog,
);

/** Dialog that is open over a token's page. */
export type TokenDialog = 'send' | 'receive' | undefined;

interface TokenDialogsProps {
  userId: string;
  dialog: TokenDialog;
  network: Network;
  walletAddress: WalletAddress | undefined;
  /** Coin balance in wei; undefined while unknown. */
  balance?: bigint | undefined;
  /** Sent instead of native coin. */
  sent?: SendableToken | undefined;
  /** The token that the Receive dialog opens with; without it, the network's native coin. */
  receivedId?: string | undefined;
  /** Receivable though it is not built in. */
  received?: ListedToken | undefined;
  onClose: () => void;
}

/** The Send and Receive dialogs over a token's page. */
export function TokenDialogs({
  userId,
  dialog,
  network,
  walletAddress,
  balance,
  sent,
  receivedId,
  received,
  onClose,
}: TokenDialogsProps) {
  const isLocal = Boolean(useEnvironment()?.emulators);
  const price = useCoinPrice(network, dialog === 'send');
  const contacts = useContacts(dialog === 'send' ? userId : undefined);
  const known = useKnownAddresses(dialog === 'send' ? userId : undefined);
  return (
    <>
      {dialog === 'send' && (
        <SendDialog
          network={network}
          sender={walletAddress && senderOf(walletAddress)}
          balance={balance}
          token={sent}
          price={sendPriceOf(price, isLocal)}
          contacts={contacts.status === 'ready' ? contacts.data.records : undefined}
          known={known}
          onClose={onClose}
        />
      )}
      {dialog === 'receive' && (
        <ReceiveDialog
          address={walletAddress?.address}
          isWatchOnly={walletAddress?.watch_only ?? false}
          derivationIndex={walletAddress?.derivation_index ?? null}
          networkId={network.id}
          initialTokenId={receivedId}
          customToken={received}
          onClose={onClose}
        />
      )}
    </>
  );
}
