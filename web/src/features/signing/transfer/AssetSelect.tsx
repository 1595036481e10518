import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AmountText } from '../../../components/AmountText.tsx';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { bigField } from '../amount/bigField.ts';
import type { SendableToken } from './SendableToken.ts';

interface AssetSelectProps {
  network: Network;
  /** Undefined for the coin. */
  token: SendableToken | undefined;
  tokens: readonly SendableToken[];
  disabled: boolean;
  onChange: (token: SendableToken | undefined) => void;
}

/** Selects the asset to send: the coin, or one of the account's tokens on the network. */
export function AssetSelect({ network, token, tokens, disabled, onChange }: AssetSelectProps) {
  const t = useText();
  const mask = useMask();
  // One whose balance is unknown for a moment stays selected.
  const shown =
    token === undefined || tokens.some(({ contract }) => contract === token.contract)
      ? tokens
      : [token, ...tokens];
  return (
    <TextField
      select
      fullWidth
      label={t('send.asset')}
      value={token?.contract ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange(shown.find(({ contract }) => contract === target.value))}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          renderValue: () => token?.symbol ?? network.currency,
          sx: { fontWeight: 600 },
        },
      }}
      sx={bigField}
    >
      <MenuItem value="">{network.currency}</MenuItem>
      {shown.map(({ contract, symbol, decimals, balance }) => (
        <MenuItem key={contract} value={contract} sx={{ gap: 1 }}>
          <span>{symbol}</span>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {balance !== undefined && (
              <AmountText isInLink say={(write) => `${mask(write(formatAmount(balance, decimals)))} · `} />
            )}
            {shortenAddress(contract)}
          </Box>
        </MenuItem>
      ))}
    </TextField>
  );
}
