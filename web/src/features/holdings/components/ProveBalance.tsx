import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import { BalanceProofError } from '@everything-wallet/core/proofs/BalanceProofError';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/proof';
import { AmountText } from '../../../components/AmountText.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { proveBalance } from '../proveBalance.ts';

loadTexts(compiledTexts);

interface ProveBalanceProps {
  /** Checksum address. */
  address: string;
  /** The user's name for it. */
  account: string;
  network: Network;
}

/** Requests a proof of an account's balance by a block's hash, and shows the result. */
export function ProveBalance({ address, account, network }: ProveBalanceProps) {
  const t = useText();
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationFn: () => proveBalance(address, network.rpcName),
    onError: (reason) => logProblem('A balance could not be proved', reason),
  });
  return (
    <Box>
      <Button
        size="small"
        aria-label={t('proof.actionNamed', { account })}
        disabled={isPending}
        onClick={() => mutate()}
        sx={{ minHeight: 44, ml: -0.5 }}
      >
        {t('proof.action')}
      </Button>
      <Box aria-live="polite">
        {isPending && (
          <Typography variant="body2" color="textSecondary">
            {t('proof.asking')}
          </Typography>
        )}
        {!isPending && data && <Proved {...data} network={network} />}
        {!isPending && error && <NotProved error={error} />}
      </Box>
    </Box>
  );
}

type ProvedProps = Awaited<ReturnType<typeof proveBalance>> & { readonly network: Network };

function Proved({ proof, wei, network }: ProvedProps) {
  const t = useText();
  const mask = useMask();
  const { blockHash, blockNumber, blockTime, agreeing, configured } = proof;
  return (
    <Alert severity="success" data-testid="proof">
      <AlertTitle>
        <AmountText
          say={(write) =>
            t('proof.proved', {
              amount: mask(write(formatAmount(wei))),
              currency: network.currency,
              block: blockNumber,
              // A time instead of an age: the proof stays while the chain continues.
              time: formatTime(new Date(blockTime), { hasSeconds: true }),
            })
          }
        />
      </AlertTitle>
      {t(configured === 1 ? 'proof.oneNode' : 'proof.provedText', { agreeing, nodes: configured })}
      <Box sx={{ mt: 0.5 }}>
        {t('proof.hash')}{' '}
        <Box component="span" translate="no" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {blockHash}
        </Box>
      </Box>
      <CopyButton
        size="small"
        value={blockHash}
        label={t('proof.copyHash')}
        copiedLabel={t('common.copied')}
        sx={{ minHeight: 44 }}
      />
    </Alert>
  );
}

function NotProved({ error }: { error: Error }) {
  const t = useText();
  if (error instanceof BalanceProofError) {
    return (
      <Alert severity="error" data-testid="proof">
        <AlertTitle>{t('proof.refused', { reason: t(`proof.reason.${error.reason}`) })}</AlertTitle>
        {t('proof.refusedText')}
      </Alert>
    );
  }
  const serverMessage = error instanceof CallableError ? error.serverMessage : undefined;
  return (
    <Alert severity="warning" data-testid="proof">
      {serverMessage ?? t('proof.failed')}
    </Alert>
  );
}
