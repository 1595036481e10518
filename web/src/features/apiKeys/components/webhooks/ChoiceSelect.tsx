import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, type ReactNode } from 'react';
import { formatList } from '../../../../lib/format/formatList.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
  /** Option in the list; by default its name. */
  readonly label?: ReactNode;
  /** Second line of the option. */
  readonly detail?: string;
}

interface ChoiceSelectProps {
  label: string;
  /** Text while nothing is chosen, which means all. */
  allLabel: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}

/** Select for some of several choices, or for all of them while none is chosen. */
export function ChoiceSelect({ label, allLabel, choices, chosen, disabled, onChange }: ChoiceSelectProps) {
  const labelId = useId();
  const isChosen = ({ value }: Choice) => chosen.includes(value);
  return (
    <FormControl fullWidth disabled={disabled}>
      <InputLabel id={labelId} shrink>
        {label}
      </InputLabel>
      <Select
        multiple
        displayEmpty
        notched
        labelId={labelId}
        label={label}
        value={chosen}
        renderValue={() =>
          chosen.length === 0 ? allLabel : formatList(choices.filter(isChosen).map(({ name }) => name))
        }
        onChange={({ target: { value } }) => {
          const values = typeof value === 'string' ? [] : value;
          onChange(choices.map((choice) => choice.value).filter((each) => values.includes(each)));
        }}
      >
        {choices.map((choice) => (
          // A phone is narrower than some names.
          <MenuItem key={choice.value} value={choice.value} sx={{ whiteSpace: 'normal' }}>
            <Checkbox checked={isChosen(choice)} tabIndex={-1} disableRipple />
            <ListItemText
              primary={choice.label ?? choice.name}
              secondary={choice.detail && <bdi translate="no">{choice.detail}</bdi>}
            />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
