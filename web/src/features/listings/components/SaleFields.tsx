import type { Network } from '@everything-wallet/core/networks/networks';
import MenuItem from '@mui/material/MenuItem';
import type { Control } from 'react-hook-form';
import { AmountField } from '../../../components/AmountField.tsx';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { saleDays, type SaleForm, type TypedSale } from '../trades/saleSchema.ts';

interface SaleFieldsProps {
  control: Control<SaleForm, unknown, TypedSale>;
  network: Network;
  standard: 'erc721' | 'erc1155';
  /** Units that the seller owns. */
  owned: bigint;
  disabled: boolean;
}

/** Price, units and days of a listing. */
export function SaleFields({ control, network, standard, owned, disabled }: SaleFieldsProps) {
  const t = useText();
  return (
    <>
      <AmountField
        control={control}
        name="price"
        label={t('market.sell.price', { currency: network.currency })}
        disabled={disabled}
        fullWidth
      />
      {standard === 'erc1155' && (
        <FormTextField
          control={control}
          name="units"
          label={t('market.sell.units')}
          helperText={t('market.sell.unitsHelp', { units: owned.toString() })}
          disabled={disabled}
          fullWidth
        />
      )}
      <FormTextField
        control={control}
        name="days"
        select
        label={t('market.sell.days')}
        disabled={disabled}
        fullWidth
      >
        {saleDays.map((days) => (
          <MenuItem key={days} value={days}>
            {t('market.sell.dayCount', { days })}
          </MenuItem>
        ))}
      </FormTextField>
    </>
  );
}
