import { transactionId } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { AmountText } from '../../../components/AmountText.tsx';
import { SuccessMark } from '../../../components/SuccessMark.tsx';
import { paths } from '../../../config/paths.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { poolAt } from '../poolAt.ts';
import { amountWords } from '../sequence/erc4626Words.ts';
import type { PoolSequence } from '../sequence/PoolSequence.ts';

interface PoolDoneCardProps {
  sequence: PoolSequence;
  onClose: () => void;
}

const texts = {
  deposit: 'pools.done.in',
  stake: 'pools.done.in',
  withdraw: 'pools.done.out',
  redeem: 'pools.done.out',
  claim: 'pools.done.out',
} as const satisfies Partial<Record<PoolSequence['action'], TextId>>;

/** Confirms a finished deposit or withdrawal, with a link to its transaction. Renders nothing for a step that continues, as in a queue. */
export function PoolDoneCard({ sequence, onClose }: PoolDoneCardProps) {
  const t = useText();
  const mask = useMask();
  const { user_id: userId, action, step } = sequence;
  if (action === 'askBack' || action === 'unwrap') return null;
  const { id, chainId } = networkById(sequence.network);
  const pool = poolAt(id, sequence.vault)?.name ?? '';
  const say = (write: WriteAmount) =>
    t(texts[action], {
      amount:
        sequence.assets === null
          ? t('pools.unknown')
          : amountWords(BigInt(sequence.assets), sequence, maskedWrite(write, mask)),
      pool,
    });
  return (
    <Card
      component="section"
      aria-label={t('pools.done')}
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <SuccessMark size={48} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {t('pools.done')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <AmountText say={say} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
        {step && (
          <Button component={Link} to={paths.transaction(transactionId(userId, chainId, step.tx_hash))}>
            {t('pools.sequence.details')}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
      </Box>
    </Card>
  );
}
