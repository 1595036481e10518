import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { SlowNotice } from '../../../components/SlowNotice.tsx';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import { useAskAnew } from '../../../lib/query/useAskAnew.ts';
import { useText } from '../../../lib/text/useText.ts';
import { getBalance } from '../api/getBalance.ts';

interface AddressBalanceProps {
  /** Checksum address. */
  address: string;
  network: Network;
}

/** The native coins of one address on a network, as one line of a list says it. */
export function AddressBalance({ address, network }: AddressBalanceProps) {
  const t = useText();
  const askAnew = useAskAnew();
  const queryKey = ['balance', network.rpcName, address];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: () => getBalance(address, network.rpcName),
  });
  if (isPending) {
    return (
      <>
        <Skeleton width={88} />
        <SlowNotice isCompact onRetry={() => askAnew(queryKey)} />
      </>
    );
  }
  return (
    <Typography
      data-testid="address-balance"
      color={data === undefined ? 'textSecondary' : 'textPrimary'}
      sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    >
      {data === undefined
        ? t('accounts.balanceUnknown')
        : `${formatCoin(formatAmount(data))} ${network.currency}`}
    </Typography>
  );
}
