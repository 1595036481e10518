import type { Network } from '@everything-wallet/core/networks/networks';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { useEnvironment } from '../../components/useEnvironment.ts';
import { spendableOf } from '../../features/balance/spendableOf.ts';
import { useContacts } from '../../features/contacts/hooks/useContacts.ts';
import { senderOf } from '../wallet/senderOf.ts';
import { sendPriceOf } from '../wallet/sendPriceOf.ts';
import type { SendTo } from '../wallet/sendTo.ts';
import type { ReceivingAddress } from './useReceivingAddress.ts';
import type { HomeWallet } from './useHomeWallet.ts';
import { useKnownAddresses } from '../wallet/useKnownAddresses.ts';
import { loadSendDialog } from './loadSendDialog.ts';

const SendDialog = loadedDialog(loadSendDialog);
const ReceiveDialog = loadedDialog(
  async () => (await import('../../features/receive/components/ReceiveDialog.tsx')).ReceiveDialog,
);
const RestoreAddressDialog = loadedDialog(
  async () =>
    (await import('../../features/phrase/components/RestoreAddressDialog.tsx')).RestoreAddressDialog,
);

const NO_ADDRESS = { address: undefined, isWatchOnly: false, derivationIndex: null } as const;

interface HomeDialogsProps {
  dialog: 'send' | 'receive' | 'restore' | undefined;
  userId: string | undefined;
  wallet: HomeWallet;
  network: Network;
  sendTo: SendTo | undefined;
  receiving: ReceivingAddress | undefined;
  onClose: () => void;
}

/** Open dialog of the home screen. */
export function HomeDialogs({
  dialog,
  userId,
  wallet,
  network,
  sendTo,
  receiving,
  onClose,
}: HomeDialogsProps) {
  const { walletAddress, tokens, balance, price } = wallet;
  const isLocal = Boolean(useEnvironment()?.emulators);
  const contacts = useContacts(dialog === 'send' ? userId : undefined);
  const known = useKnownAddresses(dialog === 'send' ? userId : undefined);
  return (
    <>
      {dialog === 'send' && userId !== undefined && (
        <SendDialog
          userId={userId}
          customTokens={tokens}
          network={network}
          sender={walletAddress && senderOf(walletAddress)}
          balance={spendableOf(balance)}
          price={sendPriceOf(price, isLocal)}
          contacts={contacts.status === 'ready' ? contacts.data.records : undefined}
          known={known}
          initialRecipient={sendTo?.recipient}
          // An amount of one network's coin is no amount of another's.
          initialAmount={sendTo?.networkId === network.id ? sendTo.amount : undefined}
          onClose={onClose}
        />
      )}
      {dialog === 'receive' && (
        <ReceiveDialog {...(receiving ?? NO_ADDRESS)} networkId={network.id} onClose={onClose} />
      )}
      {dialog === 'restore' && userId !== undefined && (
        <RestoreAddressDialog userId={userId} onClose={onClose} />
      )}
    </>
  );
}
