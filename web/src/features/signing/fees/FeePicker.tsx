import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from './CoinPrice.ts';
import { feeText } from './feeText.ts';
import { CustomFee } from './CustomFee.tsx';
import type { FeeChoice, FeeOption } from './useFeeChoice.ts';
import { waitText } from './waitText.ts';

interface FeePickerProps {
  choice: FeeChoice;
  network: Network;
  price: CoinPrice | undefined;
  disabled: boolean;
}

/** Slow, normal, fast or a custom fee: the maximum cost of each, in coin and money, and the expected wait. */
export function FeePicker({ choice, network, price, disabled }: FeePickerProps) {
  const t = useText();
  const { formatAbout } = useMoney();
  const { currency } = network;
  const rows = choice.offers.map(({ level, fee, wait }) => ({
    level,
    fee,
    cost: t('send.fees.cost', { fee: feeText(fee), currency }),
    detail: wait && waitText(wait, network, t),
  }));
  // Identical rows are no choice.
  const isOneOption = rows.every(({ cost, detail }) => cost === rows[0]?.cost && detail === rows[0].detail);
  const shown = choice.option === 'custom' ? 'normal' : choice.option;
  const options = isOneOption ? rows.filter(({ level }) => level === shown) : rows;
  return (
    <FormControl disabled={disabled} fullWidth>
      <FormLabel id="send-fees" sx={{ fontSize: '0.875rem', mb: 0.5 }}>
        {t('send.fees.title')}
      </FormLabel>
      <RadioGroup
        aria-labelledby="send-fees"
        value={choice.option}
        onChange={(_, option) => choice.choose(option as FeeOption)}
        sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' }}
      >
        {options.map(({ level, fee, cost, detail }) => (
          <Option
            key={level}
            option={level}
            isChosen={choice.option === level}
            title={t(`send.fees.${level}`)}
            detail={detail}
          >
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              <ExactOnDemand
                text={cost}
                exact={t('send.fees.cost', { fee: formatExactCoin(formatAmount(fee)), currency })}
                isInLink
              />
            </Typography>
            {price && (
              <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatAbout(exactUsd(fee, price.usd))}
              </Typography>
            )}
          </Option>
        ))}
        <Option
          option="custom"
          isChosen={choice.option === 'custom'}
          title={t('send.fees.custom')}
          detail={
            choice.option === 'custom' && choice.wait && !choice.stop
              ? waitText(choice.wait, network, t)
              : undefined
          }
        />
      </RadioGroup>
      {choice.option === 'custom' && <CustomFee choice={choice} disabled={disabled} />}
    </FormControl>
  );
}

interface OptionProps {
  option: FeeOption;
  isChosen: boolean;
  title: string;
  detail: string | undefined;
  children?: ReactNode;
}

function Option({ option, isChosen, title, detail, children }: OptionProps) {
  return (
    <FormControlLabel
      value={option}
      control={<Radio size="small" sx={{ p: 1 }} />}
      disableTypography
      sx={{
        m: 0,
        pl: 0.5,
        pr: 1.5,
        minHeight: 52,
        bgcolor: isChosen ? 'action.hover' : undefined,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '& > :last-child': { flex: 1, minWidth: 0 },
      }}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
          <Box>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
            {detail !== undefined && (
              <Typography variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: 1.35 }}>
                {detail}
              </Typography>
            )}
          </Box>
          {children !== undefined && <Box sx={{ textAlign: 'right', display: 'grid' }}>{children}</Box>}
        </Box>
      }
    />
  );
}
