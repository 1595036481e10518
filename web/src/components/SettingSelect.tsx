import TextField from '@mui/material/TextField';
import { useId, type ReactElement, type ReactNode } from 'react';
import { SettingRow } from './SettingRow.tsx';

interface SettingSelectProps {
  icon: ReactElement;
  label: string;
  /** One sentence, where the value alone would mislead. */
  text?: string | undefined;
  value: string | number;
  /** Short form of the chosen option; undefined for the option itself. */
  shown?: string;
  onChange: (value: string) => void;
  /** Options, as menu items. */
  children: ReactNode;
}

/** A setting with a list of options: the chosen one stands at the end of its row. */
export function SettingSelect(props: SettingSelectProps) {
  const { icon, label, text, value, shown, onChange, children } = props;
  const [labelId, textId] = [useId(), useId()];
  return (
    <SettingRow
      icon={icon}
      label={label}
      labelId={labelId}
      {...(text !== undefined && { text, textId })}
      control={
        <TextField
          select
          variant="standard"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            input: { disableUnderline: true },
            select: {
              SelectDisplayProps: {
                'aria-labelledby': labelId,
                ...(text !== undefined && { 'aria-describedby': textId }),
              },
              ...(shown !== undefined && { renderValue: () => shown }),
              MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } },
            },
          }}
          sx={{
            '& .MuiSelect-select': {
              minHeight: 44,
              lineHeight: '44px',
              paddingBlock: 0,
              color: 'text.secondary',
              fontSize: '0.875rem',
              textAlign: 'end',
            },
          }}
        >
          {children}
        </TextField>
      }
    />
  );
}
