import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SnackbarProvider } from 'notistack';
import { useEffect, useState, type ReactNode } from 'react';
import { alignRefetches } from '../lib/refresh/alignRefetches.ts';
import { compiledTexts as accessTexts } from 'virtual:compiled-texts/access';
import { compiledTexts as accountNameTexts } from 'virtual:compiled-texts/accountNames';
import { compiledTexts as activityTexts } from 'virtual:compiled-texts/activity';
import { compiledTexts as addTokenTexts } from 'virtual:compiled-texts/addToken';
import { compiledTexts as approvalTexts } from 'virtual:compiled-texts/approvals';
import { compiledTexts as firstStepsTexts } from 'virtual:compiled-texts/firstSteps';
import { compiledTexts as releaseTexts } from 'virtual:compiled-texts/release';
import { compiledTexts as importTexts } from 'virtual:compiled-texts/import';
import { compiledTexts as callHistoryTexts } from 'virtual:compiled-texts/callHistory';
import { compiledTexts as chatServerTexts } from 'virtual:compiled-texts/chatServer';
import { compiledTexts as callTexts } from 'virtual:compiled-texts/calls';
import { compiledTexts as connectTexts } from 'virtual:compiled-texts/connect';
import { compiledTexts as siteLimitTexts } from 'virtual:compiled-texts/siteLimits';
import { compiledTexts as emailTexts } from 'virtual:compiled-texts/email';
import { compiledTexts as exportTexts } from 'virtual:compiled-texts/exports';
import { compiledTexts as historyTexts } from 'virtual:compiled-texts/history';
import { compiledTexts as holdingsTexts } from 'virtual:compiled-texts/holdings';
import { compiledTexts as liveSwapTexts } from 'virtual:compiled-texts/liveSwap';
import { compiledTexts as nftMarketTexts } from 'virtual:compiled-texts/nftMarket';
import { compiledTexts as nftTexts } from 'virtual:compiled-texts/nfts';
import { compiledTexts as poolTexts } from 'virtual:compiled-texts/pools';
import { compiledTexts as portalTexts } from 'virtual:compiled-texts/portal';
import { compiledTexts as proofTexts } from 'virtual:compiled-texts/proof';
import { compiledTexts as pushTexts } from 'virtual:compiled-texts/push';
import { compiledTexts as recipientTexts } from 'virtual:compiled-texts/recipients';
import { compiledTexts as reviewTexts } from 'virtual:compiled-texts/review';
import { compiledTexts as scannerTexts } from 'virtual:compiled-texts/scanner';
import { compiledTexts as sendNftTexts } from 'virtual:compiled-texts/sendNft';
import { compiledTexts as sendStepTexts } from 'virtual:compiled-texts/sendSteps';
import { compiledTexts as signTexts } from 'virtual:compiled-texts/sign';
import { compiledTexts as vaultTexts } from 'virtual:compiled-texts/vault';
import { compiledTexts } from 'virtual:compiled-texts/session';
import { loadTexts } from '../lib/text/loadTexts.ts';

for (const texts of [
  accessTexts,
  compiledTexts,
  accountNameTexts,
  activityTexts,
  addTokenTexts,
  approvalTexts,
  firstStepsTexts,
  releaseTexts,
  importTexts,
  callHistoryTexts,
  callTexts,
  chatServerTexts,
  connectTexts,
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
  pushTexts,
  recipientTexts,
  reviewTexts,
  scannerTexts,
  siteLimitTexts,
  sendNftTexts,
  sendStepTexts,
  signTexts,
  vaultTexts,
])
  loadTexts(texts);

interface AppShellProps {
  children: ReactNode;
}

/** Environment of a component or hook under test: the catalogue, toasts, and requests without retries. */
export function AppShell({ children }: AppShellProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  );
  useEffect(() => alignRefetches(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <SnackbarProvider maxSnack={5}>{children}</SnackbarProvider>
    </QueryClientProvider>
  );
}
