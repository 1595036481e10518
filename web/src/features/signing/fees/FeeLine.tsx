import type { Network } from '@everything-wallet/core/networks/networks';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/review';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from './CoinPrice.ts';
import { LoadedFeePicker } from './LoadedFeePicker.tsx';
import { roughFee } from './roughFee.ts';
import type { FeeChoice } from './useFeeChoice.ts';
import { waitText } from './waitText.ts';

loadTexts(compiledTexts);

interface FeeLineProps {
  choice: FeeChoice;
  /** Highest fee, in wei; undefined while it is unknown. */
  fee: bigint | undefined;
  network: Network;
  price: CoinPrice | undefined;
  disabled: boolean;
}

/** Fee in one line; a press on it shows the choice of fees. Renders nothing on a network with only one fee. */
export function FeeLine({ choice, fee, network, price, disabled }: FeeLineProps) {
  const t = useText();
  const money = useMoney();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!choice.market) return null;
  // A problem with typed prices stands at their fields, which must not be hidden then.
  const hasProblem = choice.option === 'custom' && (choice.stop ?? choice.warning) !== undefined;
  const isShown = isOpen || hasProblem;
  const rough = fee === undefined ? undefined : roughFee(fee, { currency: network.currency, price, money });
  const detail = [
    t(`send.fees.${choice.option}`),
    ...(choice.wait && !choice.stop ? [waitText(choice.wait, network, t)] : []),
  ];
  return (
    <Box>
      <Button
        fullWidth
        color="inherit"
        aria-expanded={isShown}
        aria-controls={id}
        disabled={hasProblem}
        onClick={() => setIsOpen(!isOpen)}
        data-testid="fee-line"
        endIcon={
          <ExpandMoreRounded sx={{ transform: isShown ? 'rotate(180deg)' : 'none' }} aria-hidden="true" />
        }
        sx={{ minHeight: 48, px: 1.5, justifyContent: 'space-between', textAlign: 'start', fontWeight: 400 }}
      >
        <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {rough
              ? t(rough.isBelow ? 'review.feeLineBelow' : 'review.feeLine', { fee: rough.text })
              : t('send.fees.title')}
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary">
            {detail.join(' · ')}
          </Typography>
        </Box>
      </Button>
      <Box id={id} hidden={!isShown} sx={{ pt: 1 }}>
        {isShown && <LoadedFeePicker choice={choice} network={network} price={price} disabled={disabled} />}
      </Box>
    </Box>
  );
}
