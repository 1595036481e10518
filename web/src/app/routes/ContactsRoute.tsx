import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { ContactsPage } from '../../features/contacts/components/ContactsPage.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';

/** /contacts. */
export function ContactsRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <ContactsPage key={user.id} userId={user.id} />
    </WalletLayout>
  );
}
