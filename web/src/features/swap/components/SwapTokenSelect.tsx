import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AssetIcon } from '../../../components/AssetIcon.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { tokenKey, type SwapToken } from '../SwapToken.ts';

/** Value of the option for a token that is not in the list. */
const OTHER = 'other';

interface SwapTokenSelectProps {
  label: string;
  tokens: readonly SwapToken[];
  /** A `tokenKey`, possibly of a token outside the list. */
  value: string;
  onChange: (token: SwapToken) => void;
  /** Called when the user wants a token that is not in the list. */
  onOther: () => void;
}

/** Selects a token of a network; an unlisted one has its contract beside its name. */
export function SwapTokenSelect({ label, tokens, value, onChange, onOther }: SwapTokenSelectProps) {
  const t = useText();

  function choose(key: string) {
    const token = tokens.find((one) => tokenKey(one) === key);
    if (token) onChange(token);
    else if (key === OTHER) onOther();
  }

  return (
    <TextField select fullWidth label={label} value={value} onChange={(event) => choose(event.target.value)}>
      {tokens.map((token) => (
        <MenuItem key={tokenKey(token)} value={tokenKey(token)} sx={{ display: 'block' }}>
          <Box
            component="span"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 600, minWidth: 0 }}
          >
            <TokenPicture token={token} />
            <Box component="span" translate="no" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {token.symbol}
            </Box>
          </Box>
          {token.imitated && (
            <Typography
              component="span"
              variant="caption"
              color="warning"
              sx={{ display: 'block', fontWeight: 600 }}
            >
              {t('tokens.imitation', { symbol: token.imitated.symbol })}
            </Typography>
          )}
        </MenuItem>
      ))}
      {!tokens.some((token) => tokenKey(token) === value) && (
        <MenuItem value={value}>{shortenAddress(value)}</MenuItem>
      )}
      <MenuItem value={OTHER}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <AddRounded sx={{ color: 'text.secondary' }} />
          {t('swap.live.otherToken')}
        </Box>
      </MenuItem>
    </TextField>
  );
}

function TokenPicture({ token: { picture, symbol, isVerified } }: { token: SwapToken }) {
  return <AssetIcon picture={picture} text={isVerified ? symbol : '?'} size={24} />;
}
