import { customTokenNetworks } from '@everything-wallet/core/networks/customTokenNetworks';
import type { AddTokenForm, NewToken } from '@everything-wallet/core/tokens/addTokenSchema';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { addressInput } from '../../../components/addressInput.ts';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { NetworkLabel } from '../../../components/NetworkLabel.tsx';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Number of networks that the specification offers for a custom token (§9), the first of the list. */
const DOCUMENTED = 6;

interface AddTokenFieldsProps {
  control: Control<AddTokenForm, unknown, NewToken>;
  isSubmitting: boolean;
  /** True while the contract is asked for its facts. */
  isAsking: boolean;
  /** Notice on the contract. */
  children: ReactNode;
}

/** Fields of a custom token: contract, network, name, symbol and icon. */
export function AddTokenFields({ control, isSubmitting, isAsking, children }: AddTokenFieldsProps) {
  const t = useText();
  const switchedOn = useSwitchedOnNetworks();
  // The specification's six are offered in any case, also where a token can only be stored.
  const offered = customTokenNetworks.filter(
    ({ id }, index) => index < DOCUMENTED || switchedOn.some((network) => network.id === id),
  );
  return (
    <Stack spacing={2.25}>
      <Typography variant="body2" color="textSecondary">
        {t('tokens.add.required')}
      </Typography>
      <FormTextField
        control={control}
        name="contractAddress"
        label={t('tokens.add.contractAddress')}
        placeholder={t('send.recipientPlaceholder')}
        required
        autoFocus
        disabled={isSubmitting}
        slotProps={{
          htmlInput: addressInput,
        }}
      />
      <FormTextField
        control={control}
        name="network"
        select
        required
        label={t('tokens.add.network')}
        disabled={isSubmitting}
      >
        {offered.map((option) => (
          <MenuItem key={option.id} value={option.id}>
            <NetworkLabel network={option} />
          </MenuItem>
        ))}
      </FormTextField>
      {children}
      <FormTextField
        control={control}
        name="name"
        label={t('tokens.add.name')}
        required
        disabled={isSubmitting}
      />
      <FormTextField
        control={control}
        name="symbol"
        label={t('tokens.add.symbol')}
        required
        disabled={isSubmitting}
      />
      <FormTextField
        control={control}
        name="icon"
        label={t('tokens.add.icon')}
        helperText={t('tokens.add.iconHelp')}
        disabled={isSubmitting}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting || isAsking}>
        {t('tokens.add.submit')}
      </Button>
    </Stack>
  );
}
