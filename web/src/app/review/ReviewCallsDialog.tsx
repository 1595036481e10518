import { networks } from '@everything-wallet/core/networks/networks';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { useEnvironment } from '../../components/useEnvironment.ts';
import { useCoinPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import type { ReviewCallsProps } from '../../lib/calls/CallRequest.ts';
import { AddressNamesContext } from '../../lib/names/AddressNamesContext.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { sendPriceOf } from '../wallet/sendPriceOf.ts';
import { useAddressNames } from '../wallet/useAddressNames.ts';

// It loads the code that decodes and signs calls, which a screen needs only for a call.
const CallsDialog = loadedDialog(
  async () => (await import('../../features/signing/review/CallsDialog.tsx')).CallsDialog,
);

/** Dialog that signs every call, with the user's names for addresses and the price of the network's coin. */
export function ReviewCallsDialog(props: ReviewCallsProps) {
  const { user } = useAuth();
  return user ? <Review {...props} userId={user.id} /> : null;
}

function Review({ userId, ...props }: ReviewCallsProps & { userId: string }) {
  const isLocal = Boolean(useEnvironment()?.emulators);
  const [first, ...others] = props.requests;
  const price = useCoinPrice(first?.network ?? networks[0], true);
  // Networks have different coins: none gets another one's price.
  const isOfAll = others.every(({ network }) => network.id === first?.network.id);
  return (
    <AddressNamesContext value={useAddressNames(userId)}>
      <CallsDialog {...props} price={isOfAll ? sendPriceOf(price, isLocal) : undefined} />
    </AddressNamesContext>
  );
}
