import type { Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useUsd } from '../hooks/useUsd.ts';
import { coinText } from '../listingPrice.ts';

interface UnusualPriceProps {
  network: Network;
  terms: { readonly price: bigint; readonly units: bigint };
  /** Floor price far above it, in the smallest unit; null where there is nothing to compare it with. */
  floor: string | null;
  isAccepted: boolean;
  disabled: boolean;
  onAccept: (isAccepted: boolean) => void;
}

/** Warning of a price far below the floor, or without one, which has to be accepted. */
export function UnusualPrice({ network, terms, floor, isAccepted, disabled, onAccept }: UnusualPriceProps) {
  const t = useText();
  const usd = useUsd(network, floor === null ? terms.price : undefined);

  function priceText(write: WriteAmount): string {
    if (floor !== null) return t('market.sell.low', { floor: coinText(floor, { network, t, write }) });
    const { price, units } = terms;
    const coin = coinText(price, { network, t, write });
    const text = units === 1n ? coin : t('market.priceOf', { price: coin, units: units.toString() });
    return usd === undefined
      ? t('market.sell.noFloor', { price: text })
      : t('market.sell.noFloorWorth', { price: text, usd });
  }

  return (
    <Alert severity="warning">
      <AmountText say={priceText} />
      <FormControlLabel
        control={
          <Checkbox
            checked={isAccepted}
            disabled={disabled}
            onChange={({ target }) => onAccept(target.checked)}
          />
        }
        label={t('market.sell.lowAccept')}
      />
    </Alert>
  );
}
