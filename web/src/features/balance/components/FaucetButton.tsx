import type { RpcName } from '@everything-wallet/core/networks/networks';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { requestTestCoins } from '../api/requestTestCoins.ts';

interface FaucetButtonProps {
  faucetUrl: string;
  /** Checksum address. */
  address: string;
  network: RpcName;
  onFunded: () => void;
}

/** Requests test coins for an address; only the local stack has a faucet. */
export function FaucetButton({ faucetUrl, address, network, onFunded }: FaucetButtonProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => requestTestCoins(faucetUrl, address, network),
    onSuccess: () => {
      enqueueSnackbar(t('home.faucet.done'), { variant: 'success' });
      onFunded();
    },
    onError: (error) => {
      logProblem('The faucet failed', error);
      enqueueSnackbar(t('home.faucet.failed'), { variant: 'error' });
    },
  });
  return (
    <Button size="small" startIcon={<WaterDropOutlined />} disabled={isPending} onClick={() => mutate()}>
      {t(isPending ? 'home.faucet.sending' : 'home.faucet')}
    </Button>
  );
}
