import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { SettingRow } from '../../../components/SettingRow.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { hideOnLock } from '../hideOnLock.ts';

/** Switch that hides amounts when the wallet on this device locks. */
export function HideOnLockSetting() {
  const t = useText();
  const labelId = useId();
  const [isOn, setIsOn] = useState(hideOnLock.read);
  return (
    <SettingRow
      icon={<VisibilityOffOutlined />}
      label={t('device.hideOnLock')}
      labelId={labelId}
      control={
        <Switch
          checked={isOn}
          onChange={(_, next) => {
            hideOnLock.write(next);
            setIsOn(next);
          }}
          slotProps={{ input: { 'aria-labelledby': labelId } }}
        />
      }
    />
  );
}
