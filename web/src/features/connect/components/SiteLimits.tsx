import { isEvmAddress } from '@everything-wallet/core/accounts/addressSchema';
import { readTypedAmount, writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { getAddress } from 'ethers/address';
import { useSnackbar } from 'notistack';
import { useState, type SubmitEvent } from 'react';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ConnectedSite } from '../ConnectedSite.ts';
import { saveLimits } from '../saveLimits.ts';

interface SiteLimitsProps {
  site: ConnectedSite;
}

/** Limits of a website: kinds of requests, contracts, and coin a day. */
export function SiteLimits({ site }: SiteLimitsProps) {
  const t = useText();
  const style = useNumberStyle();
  const { enqueueSnackbar } = useSnackbar();
  const [limits, setLimits] = useState(site.limits);
  const [contracts, setContracts] = useState(site.limits.contracts.join('\n'));
  const [coin, setCoin] = useState(
    site.limits.coin_a_day === null ? '' : writeTypedAmount(site.limits.coin_a_day, style),
  );
  const lines = contracts.split('\n').map((line) => line.trim());
  const bad = lines.find((line) => line !== '' && !isEvmAddress(line));
  const coinADay = coin.trim() === '' ? null : readAmount(coin, style);

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (bad !== undefined || coinADay === undefined) return;
    const next = {
      ...limits,
      contracts: lines.filter((line) => line !== '').map((line) => getAddress(line)),
      coin_a_day: coinADay,
    };
    saveLimits(site, next);
    enqueueSnackbar(t('connect.sites.limits.saved'), { variant: 'success' });
  }

  return (
    <Stack component="form" spacing={1.5} noValidate autoComplete="off" onSubmit={save} sx={{ py: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={limits.may_sign_messages}
            onChange={({ target }) => setLimits({ ...limits, may_sign_messages: target.checked })}
          />
        }
        label={t('connect.sites.limits.messages')}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={limits.may_send}
            onChange={({ target }) => setLimits({ ...limits, may_send: target.checked })}
          />
        }
        label={t('connect.sites.limits.transactions')}
      />
      <TextField
        multiline
        fullWidth
        minRows={2}
        label={t('connect.sites.limits.contracts')}
        value={contracts}
        error={bad !== undefined}
        helperText={bad === undefined ? '' : t('connect.sites.limits.badContract', { text: bad })}
        onChange={({ target }) => setContracts(target.value)}
      />
      <TextField
        fullWidth
        label={t('connect.sites.limits.coin')}
        value={coin}
        error={coinADay === undefined}
        helperText={coinADay === undefined ? t('connect.sites.limits.badCoin') : ''}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        onChange={({ target }) => setCoin(target.value)}
      />
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
        {t('common.save')}
      </Button>
    </Stack>
  );
}

/** Reads an amount as a plain decimal; undefined if it is none, or has two readings. */
function readAmount(text: string, style: NumberStyle): string | undefined {
  try {
    const amount = readTypedAmount(text, style);
    // A slip for '0.5'.
    if (/^0\d/.test(amount)) return undefined;
    parseAmount(amount);
    return amount;
  } catch {
    return undefined;
  }
}
