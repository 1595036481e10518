import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import { SlowNotice } from '../../../components/SlowNotice.tsx';
import { useRefetch } from '../../../lib/query/useRefetch.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { getBalance } from '../api/getBalance.ts';

interface AddressBalanceProps {
  /** Checksum address. */
  address: string;
  network: Network;
  /** Renders the proof state of a balance in wei. */
  renderMark: (wei: bigint | undefined) => ReactNode;
}

/** Coin balance of one address on a network, as one line of a list. */
export function AddressBalance({ address, network, renderMark }: AddressBalanceProps) {
  const t = useText();
  const mask = useMask();
  const refetch = useRefetch();
  const queryKey = ['balance', network.rpcName, address];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: () => getBalance(address, network.rpcName),
  });
  if (isPending) {
    return (
      <>
        <Skeleton width={88} />
        <SlowNotice isCompact onRetry={() => refetch(queryKey)} />
      </>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <Typography
        data-testid="address-balance"
        color={data === undefined ? 'textSecondary' : 'textPrimary'}
        sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {data === undefined ? (
          t('accounts.balanceUnknown')
        ) : (
          <AmountText say={(write) => `${mask(write(formatAmount(data)))} ${network.currency}`} />
        )}
      </Typography>
      {renderMark(data)}
    </Box>
  );
}
