import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { hideOnLock } from '../hideOnLock.ts';

/** Switch that hides amounts when the wallet on this device locks. */
export function HideOnLockSetting() {
  const t = useText();
  const [isOn, setIsOn] = useState(hideOnLock.read);
  return (
    <FormControlLabel
      label={t('device.hideOnLock')}
      control={
        <Switch
          checked={isOn}
          onChange={(_, next) => {
            hideOnLock.write(next);
            setIsOn(next);
          }}
        />
      }
      sx={{ mt: 1 }}
    />
  );
}
