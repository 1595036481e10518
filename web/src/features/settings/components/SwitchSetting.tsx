import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useStoredSwitch } from '../hooks/useStoredSwitch.ts';
import { SettingRow } from './SettingRow.tsx';

interface SwitchSettingProps {
  /** Where this browser remembers it. */
  storageKey: string;
  initial: boolean;
  label: string;
  text: string;
}

/** A setting that is on or off, remembered by this browser alone. */
export function SwitchSetting({ storageKey, initial, label, text }: SwitchSettingProps) {
  const labelId = useId();
  const textId = useId();
  const [isOn, setIsOn] = useStoredSwitch(storageKey, initial);
  return (
    <SettingRow
      label={label}
      labelId={labelId}
      text={text}
      textId={textId}
      control={
        <Switch
          checked={isOn}
          onChange={(_, next) => setIsOn(next)}
          slotProps={{ input: { 'aria-labelledby': labelId, 'aria-describedby': textId } }}
        />
      }
    />
  );
}
