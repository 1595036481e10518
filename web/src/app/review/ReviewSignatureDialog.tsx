import { loadedDialog } from '../../components/loadedDialog.tsx';
import type { ReviewMessageProps } from '../../lib/calls/SignatureRequest.ts';
import { AddressNamesContext } from '../../lib/names/AddressNamesContext.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useAddressNames } from '../wallet/useAddressNames.ts';

// It loads the code that reads and signs typed data, which a screen needs only for typed data.
const SignatureDialog = loadedDialog(
  async () => (await import('../../features/signedMessages/components/SignatureDialog.tsx')).SignatureDialog,
);

/** Dialog that signs typed data or a message for a screen, with the user's names for addresses. */
export function ReviewSignatureDialog(props: ReviewMessageProps) {
  const { user } = useAuth();
  return user ? <Review {...props} userId={user.id} /> : null;
}

function Review({ userId, ...props }: ReviewMessageProps & { userId: string }) {
  const { request } = props;
  return (
    <AddressNamesContext value={useAddressNames(userId)}>
      <SignatureDialog key={'text' in request ? request.text : JSON.stringify(request.message)} {...props} />
    </AddressNamesContext>
  );
}
