import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { use, useState } from 'react';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { useText } from '../../../lib/text/useText.ts';
import { dayBegin } from '../../../lib/time/dayBegin.ts';
import { assetText } from '../assetText.ts';
import { directions, type ChosenFilters } from '../ChosenFilters.ts';

interface NarrowingPanelProps {
  filters: ChosenFilters;
  assets: ReadonlyMap<string, string>;
  onChoose: (filters: ChosenFilters) => void;
}

/** Account, asset, direction and dates; native selects and calendars, which every keyboard and screen reader supports. */
export function NarrowingPanel({ filters, assets, onChoose }: NarrowingPanelProps) {
  const t = useText();
  const names = use(AddressNamesContext);
  const { account, asset, direction, from, until } = filters;
  const accounts = new Map(
    [...names]
      .filter(([, { kind }]) => kind !== 'contact')
      .map(([key, { name, address }]) => [key, `${name} · ${shortenAddress(address)}`]),
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        pt: 1.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      <Choice
        label={t('history.filters.account')}
        value={account}
        options={withOption(accounts, account, shortenAddress)}
        onChange={(chosen) => onChoose({ ...filters, account: chosen })}
      />
      <Choice
        label={t('history.filters.asset')}
        value={asset}
        options={withOption(assets, asset, (chosen) => assetText(chosen, t))}
        onChange={(chosen) => onChoose({ ...filters, asset: chosen })}
      />
      <Choice
        label={t('history.filters.direction')}
        value={direction}
        options={new Map(directions.map((value) => [value, t(`history.direction.${value}`)]))}
        onChange={(chosen) =>
          onChoose({ ...filters, direction: directions.find((known) => known === chosen) })
        }
      />
      <DayField
        label={t('history.filters.from')}
        day={from}
        onChange={(chosen) => onChoose({ ...filters, from: chosen })}
      />
      <DayField
        label={t('history.filters.until')}
        day={until}
        onChange={(chosen) => onChoose({ ...filters, until: chosen })}
      />
    </Box>
  );
}

/** Adds the selected option to a list, for one from a link that the list lacks. */
function withOption(
  options: ReadonlyMap<string, string>,
  value: string | undefined,
  textOf: (value: string) => string,
) {
  return value === undefined || options.has(value) ? options : new Map([...options, [value, textOf(value)]]);
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  options: ReadonlyMap<string, string>;
  onChange: (value: string | undefined) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const t = useText();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ bgcolor: 'background.paper' }}
    >
      <option value="">{t('history.filters.any')}</option>
      {[...options].map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </TextField>
  );
}

interface DayFieldProps {
  label: string;
  /** 'YYYY-MM-DD' */
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** Field for a day; reports no half-typed year. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(day ?? '');
  const [known, setKnown] = useState(day);
  if (day !== known) {
    setKnown(day);
    setTyped(day ?? '');
  }
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (value === '' || dayBegin(value)) onChange(value === '' ? undefined : value);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ bgcolor: 'background.paper' }}
    />
  );
}
