import { Outlet } from 'react-router-dom';
import { WalletLayout } from './WalletLayout.tsx';

/** The wallet's frame around screens that share nothing; it remains while they change. */
export function WalletOutlet() {
  return (
    <WalletLayout>
      <Outlet />
    </WalletLayout>
  );
}
