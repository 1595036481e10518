import TimerOutlined from '@mui/icons-material/TimerOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { SettingSelect } from '../../../components/SettingSelect.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { idleChoices, idleMinutes } from '../idleMinutes.ts';

/** Selects the idle time after which the wallet on this device locks. */
export function IdleSetting() {
  const t = useText();
  const [chosen, setChosen] = useState(idleMinutes.read);
  return (
    <SettingSelect
      icon={<TimerOutlined />}
      label={t('device.idle')}
      value={chosen}
      onChange={(value) => {
        const choice = idleChoices.find((minutes) => minutes === Number(value));
        if (choice === undefined) return;
        idleMinutes.write(choice);
        setChosen(choice);
      }}
    >
      {idleChoices.map((minutes) => (
        <MenuItem key={minutes} value={minutes} sx={{ minHeight: 44 }}>
          {t('device.idleMinutes', { minutes })}
        </MenuItem>
      ))}
    </SettingSelect>
  );
}
