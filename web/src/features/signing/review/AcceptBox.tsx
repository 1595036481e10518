import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';

interface AcceptBoxProps {
  label: string;
  /** Id of the text to accept, if it is beside the box. */
  describedBy?: string | undefined;
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  disabled: boolean;
}

/** Checkbox below a warning that confirms reading it. */
export function AcceptBox({ label, describedBy, isAccepted, onChange, disabled }: AcceptBoxProps) {
  const id = useId();
  return (
    <FormControlLabel
      sx={{ display: 'flex', mt: 0.5, ml: -1.25 }}
      disabled={disabled}
      control={
        <Checkbox
          id={id}
          checked={isAccepted}
          onChange={(_, isChecked) => onChange(isChecked)}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
        />
      }
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
