import { useEffect, useState } from 'react';
import type { ConsoleEntry } from './ConsoleEntry.ts';
import type { ConsoleProvider } from './ConsoleProvider.ts';
import type { ConsoleRequest } from './consoleRequests.ts';

/** Entries that are shown. */
const MAX_ENTRIES = 20;

/** Sends requests through the connector, and notes their answers and times, the latest first. */
export function useConsole(provider: ConsoleProvider) {
  const [entries, setEntries] = useState<readonly ConsoleEntry[]>([]);
  const [account, setAccount] = useState<string>();
  const [chainId, setChainId] = useState('0x1');

  useEffect(() => {
    const read = async () => {
      const accounts = (await provider.request({ method: 'eth_accounts' })) as readonly string[];
      setAccount(accounts[0]);
      setChainId((await provider.request({ method: 'eth_chainId' })) as string);
    };
    const update = () => void read();
    update();
    provider.on('accountsChanged', update);
    provider.on('chainChanged', update);
    return () => {
      provider.off('accountsChanged', update);
      provider.off('chainChanged', update);
    };
  }, [provider]);

  async function send(request: ConsoleRequest): Promise<void> {
    const id = performance.now();
    const note = (changes: Partial<ConsoleEntry>) =>
      setEntries((list) => list.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
    const since = () => Math.round(performance.now() - id);
    const onMessage = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && isReady(data)) note({ readyMs: since() });
    };
    window.addEventListener('message', onMessage);
    setEntries((list) => [{ ...request, id }, ...list].slice(0, MAX_ENTRIES));
    try {
      const result = await provider.request(request);
      note({ result, answeredMs: since() });
    } catch (thrown) {
      const { code, message } = thrown as { readonly code?: number; readonly message: string };
      note({ error: { code, message }, answeredMs: since() });
    } finally {
      window.removeEventListener('message', onMessage);
    }
  }

  return { entries, account, chainId, send };
}

function isReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'everythingWallet' in data;
}
