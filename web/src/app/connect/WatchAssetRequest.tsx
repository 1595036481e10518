import type { ParsedSiteRequest } from '@everything-wallet/core/connect/ParsedSiteRequest';
import { customTokenNetworkIdSchema } from '@everything-wallet/core/documents/token';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networks } from '@everything-wallet/core/networks/networks';
import { addTokenSchema } from '@everything-wallet/core/tokens/addTokenSchema';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { SiteQuestion } from '../../features/connect/components/SiteQuestion.tsx';
import type { Site } from '../../features/connect/SiteConnection.ts';
import { addToken } from '../../features/tokens/api/addToken.ts';
import { useTokenLookup } from '../../features/tokens/hooks/useTokenLookup.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { hostOf } from '../../lib/sites/hostOf.ts';
import { useText } from '../../lib/text/useText.ts';
import type { SiteAnswer } from './useSiteAnswer.ts';

interface WatchAssetRequestProps {
  userId: string;
  site: Site;
  asset: Extract<ParsedSiteRequest, { kind: 'watchAsset' }>;
  answer: SiteAnswer;
}

/**
 * Asks if a token that a website suggests is added to the user's tokens (EIP-747). Its name, symbol and
 * decimals are those of its contract; what the website says of them is compared, and not shown.
 */
export function WatchAssetRequest({ userId, site, asset, answer }: WatchAssetRequestProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const network = networks.find(({ chainId }) => chainId === asset.chainId) ?? networks[0];
  const networkId = customTokenNetworkIdSchema.safeParse(network.id).data;
  const lookup = useTokenLookup(networkId ? asset.address : '', networkId ?? 'ethereum');
  const refusal = refusalOf();
  useEffect(() => {
    if (refusal !== undefined) answer.refuse({ code: -32602, message: refusal });
    // oxlint-disable-next-line react/exhaustive-deps -- the answer is given once
  }, [refusal]);

  function refusalOf(): string | undefined {
    if (!networkId) return 'The wallet stores no tokens of this network';
    if (lookup.status === 'notFound') return 'options.address is no ERC-20 token on this network';
    const isOther =
      lookup.status === 'found' && asset.decimals !== undefined && asset.decimals !== lookup.details.decimals;
    return isOther ? 'options.decimals is not what the contract states' : undefined;
  }

  if (lookup.status === 'unreachable') {
    return <ErrorState title={t('tokens.error.add')} onRetry={lookup.retry} />;
  }
  if (lookup.status !== 'found' || !networkId || refusal !== undefined) return <PageLoading />;
  const { name, symbol, decimals } = lookup.details;

  async function add() {
    if (!networkId) return;
    const form = { contractAddress: asset.address, network: networkId, icon: '' };
    try {
      await addToken(userId, addTokenSchema.parse({ ...form, name: name || symbol, symbol }), decimals);
    } catch (error) {
      // Of a token that is there already, the website's wish is fulfilled.
      if (!(error instanceof WalletError)) {
        logProblem('Adding a token failed', error);
        enqueueSnackbar(t('tokens.error.add'), { variant: 'error' });
        return;
      }
    }
    answer.approve(true, { chain_id: asset.chainId });
  }

  return (
    <SiteQuestion
      title={t('connect.asset.title', { symbol })}
      text={t('connect.asset.text', { host: hostOf(site.origin) })}
      confirm={t('connect.asset.confirm')}
      onConfirm={() => void add()}
      onReject={answer.reject}
    >
      <Typography>
        {name} ({symbol}), {network.name}
      </Typography>
      <Typography variant="body2" translate="no" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {asset.address}
      </Typography>
    </SiteQuestion>
  );
}
