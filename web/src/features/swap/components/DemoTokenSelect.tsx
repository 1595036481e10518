import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { swapCoins } from '../../../catalogue/swapCoins.ts';
import { AssetIcon } from '../../../components/AssetIcon.tsx';

interface DemoTokenSelectProps {
  label: string;
  /** Symbol. */
  value: string;
  onChange: (symbol: string) => void;
}

/** Selects one of the tokens that can be swapped. */
export function DemoTokenSelect({ label, value, onChange }: DemoTokenSelectProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {swapCoins.map(({ symbol, picture, icon, color }) => (
        <MenuItem key={symbol} value={symbol}>
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 600 }}>
            <AssetIcon picture={picture} text={icon} color={color} size={24} />
            {symbol}
          </Box>
        </MenuItem>
      ))}
    </TextField>
  );
}
