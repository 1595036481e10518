import { SiteFooter } from '../../features/site/components/SiteFooter.tsx';
import { WalletRoute } from '../routes/WalletRoute.tsx';

/** / with a session: the wallet above the site's footer. */
export function SignedInHome() {
  return <WalletRoute footer={<SiteFooter />} />;
}
