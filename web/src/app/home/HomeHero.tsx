import type { Network } from '@everything-wallet/core/networks/networks';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { NetworkBalance } from '../../features/balance/components/NetworkBalance.tsx';
import { useText } from '../../lib/text/useText.ts';
import { HomeAddress } from './HomeAddress.tsx';
import { HomeFaucet } from './HomeFaucet.tsx';
import type { homeHoldings } from './homeHoldings.ts';
import type { LastKnownHome } from './lastKnownHome.ts';
import type { HomeWallet } from './useHomeWallet.ts';

/** Size of the account's picture, in px. */
const PICTURE_PX = 40;

interface HomeHeroProps {
  userId: string | undefined;
  wallet: HomeWallet;
  network: Network;
  /** Components for all holdings: undefined until their code is loaded and the user is known. */
  Held: typeof homeHoldings | undefined;
  /** Loads the code of the holdings again; undefined while it has not failed. */
  onReload: (() => void) | undefined;
  lastKnown: LastKnownHome | undefined;
  isMasked: boolean;
  onToggleMask: () => void;
  onRestore: () => void;
}

/** Account, total of everything, and balance on the selected network (docs/product.md §2, Home). */
export function HomeHero({
  userId,
  wallet,
  network,
  Held,
  onReload,
  lastKnown,
  isMasked,
  onToggleMask,
  onRestore,
}: HomeHeroProps) {
  const t = useText();
  const { primary, walletAddress, balance, price, tokens, shown } = wallet;
  const isSample = price.status === 'ready' ? price.isSample : (shown.balance?.price?.isSample ?? false);
  return (
    <Card component="section" aria-label={t('home.balance')} sx={{ p: { xs: 2, sm: 3.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <HomeAccount userId={userId} wallet={wallet} Held={Held} onRestore={onRestore} />
        <IconButton
          aria-label={t(isMasked ? 'home.showBalance' : 'home.hideBalance')}
          onClick={onToggleMask}
          edge="end"
        >
          {isMasked ? <VisibilityOffRounded /> : <VisibilityRounded />}
        </IconButton>
      </Box>
      <Box sx={{ mt: 1.5 }}>
        {Held && userId !== undefined ? (
          <Held.Total
            userId={userId}
            tokens={tokens}
            lastKnown={lastKnown}
            isSampleStated={isSample}
            isMasked={isMasked}
          />
        ) : (
          <TotalPlaceholder onReload={onReload} />
        )}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 1 }}>
        <NetworkBalance
          network={network}
          balance={balance}
          price={price}
          lastKnown={shown.balance}
          isAddressLoading={primary.status === 'loading'}
          mark={
            Held &&
            userId !== undefined &&
            walletAddress && (
              <Held.CoinMark
                userId={userId}
                tokens={tokens}
                address={walletAddress.address}
                network={network}
                wei={balance.wei}
              />
            )
          }
          isSample={isSample}
          isWatchOnly={walletAddress?.watch_only ?? false}
          isMasked={isMasked}
        >
          <HomeFaucet walletAddress={walletAddress} network={network} onFunded={balance.refresh} />
        </NetworkBalance>
      </Box>
    </Card>
  );
}

/** Picture, name and address of the primary account, or the reason why it is missing. */
function HomeAccount({
  userId,
  wallet: { primary, walletAddress, shown },
  Held,
  onRestore,
}: Pick<HomeHeroProps, 'userId' | 'wallet' | 'Held' | 'onRestore'>) {
  const address = walletAddress?.address ?? shown.primary?.address;
  return (
    <>
      <Box sx={{ width: PICTURE_PX, height: PICTURE_PX, flexShrink: 0 }}>
        {Held && address !== undefined && <Held.AccountPicture address={address} size={PICTURE_PX} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ minHeight: '1.5em', fontWeight: 620, overflowWrap: 'anywhere' }}>
          {Held && userId !== undefined && address !== undefined && (
            <Held.AccountName userId={userId} address={address} />
          )}
        </Box>
        <HomeAddress userId={userId} primary={primary} lastKnown={shown.primary} onRestore={onRestore} />
      </Box>
    </>
  );
}

/** As high as the total, so that nothing below it moves. */
function TotalPlaceholder({ onReload }: { onReload: (() => void) | undefined }): ReactNode {
  const t = useText();
  return (
    <Box aria-busy={onReload === undefined} sx={{ minHeight: { xs: 163, sm: 184 } }}>
      {onReload && <ErrorState title={t('common.error.notLoaded')} onRetry={onReload} />}
    </Box>
  );
}
