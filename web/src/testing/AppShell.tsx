import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SnackbarProvider } from 'notistack';
import { useEffect, useState, type ReactNode } from 'react';
import { alignRefetches } from '../lib/refresh/alignRefetches.ts';
import { i18n } from '../lib/text/i18n.ts';
import { compiledMessages as accessTexts } from 'virtual:compiled-messages/access';
import { compiledMessages as accountNameTexts } from 'virtual:compiled-messages/accountNames';
import { compiledMessages as activityTexts } from 'virtual:compiled-messages/activity';
import { compiledMessages as addTokenTexts } from 'virtual:compiled-messages/addToken';
import { compiledMessages as approvalTexts } from 'virtual:compiled-messages/approvals';
import { compiledMessages as bringTexts } from 'virtual:compiled-messages/bring';
import { compiledMessages as callHistoryTexts } from 'virtual:compiled-messages/callHistory';
import { compiledMessages as callTexts } from 'virtual:compiled-messages/calls';
import { compiledMessages as emailTexts } from 'virtual:compiled-messages/email';
import { compiledMessages as exportTexts } from 'virtual:compiled-messages/exports';
import { compiledMessages as historyTexts } from 'virtual:compiled-messages/history';
import { compiledMessages as holdingsTexts } from 'virtual:compiled-messages/holdings';
import { compiledMessages as liveSwapTexts } from 'virtual:compiled-messages/liveSwap';
import { compiledMessages as nftMarketTexts } from 'virtual:compiled-messages/nftMarket';
import { compiledMessages as nftTexts } from 'virtual:compiled-messages/nfts';
import { compiledMessages as poolTexts } from 'virtual:compiled-messages/pools';
import { compiledMessages as portalTexts } from 'virtual:compiled-messages/portal';
import { compiledMessages as proofTexts } from 'virtual:compiled-messages/proof';
import { compiledMessages as recipientTexts } from 'virtual:compiled-messages/recipients';
import { compiledMessages as sendNftTexts } from 'virtual:compiled-messages/sendNft';
import { compiledMessages as signTexts } from 'virtual:compiled-messages/sign';
import { compiledMessages as vaultTexts } from 'virtual:compiled-messages/vault';
import { compiledMessages } from 'virtual:compiled-messages/session';
import { loadTexts } from '../lib/text/loadTexts.ts';

for (const texts of [
  accessTexts,
  compiledMessages,
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
