import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { idleChoices, idleMinutes } from '../idleMinutes.ts';

/** Selects the idle time after which the wallet on this device locks. */
export function IdleSetting() {
  const t = useText();
  const [chosen, setChosen] = useState(idleMinutes.read);
  return (
    <TextField
      select
      size="small"
      label={t('device.idle')}
      value={chosen}
      onChange={({ target }) => {
        const choice = idleChoices.find((minutes) => minutes === Number(target.value));
        if (choice === undefined) return;
        idleMinutes.write(choice);
        setChosen(choice);
      }}
      sx={{ minWidth: 240 }}
    >
      {idleChoices.map((minutes) => (
        <MenuItem key={minutes} value={minutes}>
          {t('device.idleMinutes', { minutes })}
        </MenuItem>
      ))}
    </TextField>
  );
}
