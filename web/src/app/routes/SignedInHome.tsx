import { SiteFooter } from '../../features/site/components/SiteFooter.tsx';
import { useAuth } from '../../lib/session/useAuth.ts';
import { SessionWaiting } from './SessionWaiting.tsx';
import { WalletRoute } from './WalletRoute.tsx';

/** / with a session: the wallet above the site's footer, once the profile has said that the user is verified. */
export function SignedInHome() {
  const { isVerified } = useAuth();
  return isVerified ? <WalletRoute footer={<SiteFooter />} /> : <SessionWaiting />;
}
