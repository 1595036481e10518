import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { ContactsPage } from '../../features/contacts/components/ContactsPage.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { useKnownAddresses } from '../wallet/useKnownAddresses.ts';

/** /contacts. */
export function ContactsRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <Contacts key={user.id} userId={user.id} />
    </WalletLayout>
  );
}

function Contacts({ userId }: { userId: string }) {
  const [isWriting, setIsWriting] = useState(false);
  const known = useKnownAddresses(isWriting ? userId : undefined);
  return <ContactsPage userId={userId} known={known} onWritingChange={setIsWriting} />;
}
