import { networks } from '@everything-wallet/core/networks/networks';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { NetworkLabel } from '../../../components/NetworkLabel.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface NetworkChoiceProps {
  /** Chosen chain ids. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Networks that a website may use. */
export function NetworkChoice({ chosen, onChange }: NetworkChoiceProps) {
  const t = useText();
  const isAll = chosen.length === networks.length;
  return (
    <FormControl fullWidth>
      <InputLabel id="connect-networks">{t('connect.networks')}</InputLabel>
      <Select
        multiple
        labelId="connect-networks"
        label={t('connect.networks')}
        value={chosen}
        renderValue={() =>
          isAll
            ? t('connect.networksAll', { count: networks.length })
            : t('connect.networksSome', { count: chosen.length })
        }
        onChange={({ target: { value } }) => {
          const ids = typeof value === 'string' ? [] : value;
          onChange(networks.map(({ chainId }) => chainId).filter((chainId) => ids.includes(chainId)));
        }}
      >
        {networks.map((network) => (
          <MenuItem key={network.chainId} value={network.chainId}>
            <Checkbox checked={chosen.includes(network.chainId)} tabIndex={-1} disableRipple />
            <ListItemText primary={<NetworkLabel network={network} />} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
