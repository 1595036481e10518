/* Shown on /connect-websites, from one region mark to the other. */

// #region shown
import { createProvider } from '@everything-wallet/connect';
import { useEffect, useState } from 'react';

const provider = createProvider({ url: 'https://everything-wallet.web.app' });

export function ConnectButton() {
  const [account, setAccount] = useState<string>();

  useEffect(() => {
    const update = ([first]: string[]) => setAccount(first);
    provider.on('accountsChanged', update);
    // Answered without a window, also after a reload.
    void provider.request({ method: 'eth_accounts' }).then((accounts) => update(accounts as string[]));
    return () => {
      provider.off('accountsChanged', update);
    };
  }, []);

  const connect = () =>
    provider.request({ method: 'eth_requestAccounts' }).catch((error: { code?: number }) => {
      // 4001: the user rejected the request or closed the window.
      if (error.code !== 4001) throw error;
    });

  return <button onClick={() => void connect()}>{account ?? 'Connect wallet'}</button>;
}
// #endregion
