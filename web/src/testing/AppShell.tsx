import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SnackbarProvider } from 'notistack';
import { useEffect, useState, type ReactNode } from 'react';
import { alignRefetches } from '../lib/refresh/alignRefetches.ts';
import { i18n } from '../lib/text/i18n.ts';
import { compiledTexts as accessTexts } from 'virtual:compiled-messages/access';
import { compiledTexts as accountNameTexts } from 'virtual:compiled-messages/accountNames';
import { compiledTexts as activityTexts } from 'virtual:compiled-messages/activity';
import { compiledTexts as addTokenTexts } from 'virtual:compiled-messages/addToken';
import { compiledTexts as approvalTexts } from 'virtual:compiled-messages/approvals';
import { compiledTexts as bringTexts } from 'virtual:compiled-messages/bring';
import { compiledTexts as callHistoryTexts } from 'virtual:compiled-messages/callHistory';
import { compiledTexts as callTexts } from 'virtual:compiled-messages/calls';
import { compiledTexts as emailTexts } from 'virtual:compiled-messages/email';
import { compiledTexts as exportTexts } from 'virtual:compiled-messages/exports';
import { compiledTexts as historyTexts } from 'virtual:compiled-messages/history';
import { compiledTexts as holdingsTexts } from 'virtual:compiled-messages/holdings';
import { compiledTexts as liveSwapTexts } from 'virtual:compiled-messages/liveSwap';
import { compiledTexts as nftMarketTexts } from 'virtual:compiled-messages/nftMarket';
import { compiledTexts as nftTexts } from 'virtual:compiled-messages/nfts';
import { compiledTexts as poolTexts } from 'virtual:compiled-messages/pools';
import { compiledTexts as portalTexts } from 'virtual:compiled-messages/portal';
import { compiledTexts as proofTexts } from 'virtual:compiled-messages/proof';
import { compiledTexts as recipientTexts } from 'virtual:compiled-messages/recipients';
import { compiledTexts as sendNftTexts } from 'virtual:compiled-messages/sendNft';
import { compiledTexts as signTexts } from 'virtual:compiled-messages/sign';
import { compiledTexts as vaultTexts } from 'virtual:compiled-messages/vault';
import { compiledTexts } from 'virtual:compiled-messages/session';
import { loadTexts } from '../lib/text/loadTexts.ts';

for (const texts of [
  accessTexts,
  compiledTexts,
  accountNameTexts,
  activityTexts,
  addTokenTexts,
  approvalTexts,
  bringTexts,
  callHistoryTexts,
  callTexts,
  emailTexts,
  exportTexts,
  historyTexts,
  holdingsTexts,
  liveSwapTexts,
  nftMarketTexts,
  nftTexts,
  poolTexts,
  portalTexts,
  proofTexts,
  recipientTexts,
  sendNftTexts,
  signTexts,
  vaultTexts,
])
  loadTexts(texts);

interface AppShellProps {
  children: ReactNode;
}

/** What a component or hook under test stands in: the catalogue, toasts, and questions that are asked once. */
export function AppShell({ children }: AppShellProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  );
  useEffect(() => alignRefetches(queryClient), [queryClient]);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <SnackbarProvider maxSnack={5}>{children}</SnackbarProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
