import { loadedDialog } from '../../components/loadedDialog.tsx';
import { useEnvironment } from '../../components/useEnvironment.ts';
import { useCoinPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import { useContacts } from '../../features/contacts/hooks/useContacts.ts';
import type { SendNftProps } from '../../lib/calls/SendNft.ts';
import { AddressNamesContext } from '../../lib/names/AddressNamesContext.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { sendPriceOf } from '../wallet/sendPriceOf.ts';
import { useAddressNames } from '../wallet/useAddressNames.ts';
import { useKnownAddresses } from '../wallet/useKnownAddresses.ts';

// It loads the code that judges recipients, decodes and signs, which an NFT's page needs only for sending.
const SendNftDialog = loadedDialog(
  async () => (await import('../../features/signing/nfts/SendNftDialog.tsx')).SendNftDialog,
);

/**
 * Dialog that sends an NFT, with the user's contacts, the known addresses to compare a recipient with, and
 * the price of the network's coin.
 */
export function SendOwnNft(props: SendNftProps) {
  const { user } = useAuth();
  return user ? <Send {...props} userId={user.id} /> : null;
}

function Send({ userId, ...props }: SendNftProps & { userId: string }) {
  const isLocal = Boolean(useEnvironment()?.emulators);
  const price = useCoinPrice(props.nft.network, true);
  const contacts = useContacts(userId);
  return (
    <AddressNamesContext value={useAddressNames(userId)}>
      <SendNftDialog
        {...props}
        contacts={contacts.status === 'ready' ? contacts.data.records : NONE}
        known={useKnownAddresses(userId)}
        price={sendPriceOf(price, isLocal)}
      />
    </AddressNamesContext>
  );
}

const NONE: readonly never[] = [];
