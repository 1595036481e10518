import { currencyCodes, isCurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useMemo } from 'react';
import { chosenCurrency } from '../../../lib/money/chosenCurrency.ts';
import { useCurrency } from '../../../lib/money/useCurrency.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import { SettingRow } from './SettingRow.tsx';
import { language } from '../../../lib/language/language.ts';

/** Selects the currency for values on this device, in all its tabs. */
export function CurrencySetting() {
  const t = useText();
  const labelId = useId();
  const textId = useId();
  const chosen = useCurrency();
  const { missing } = useMoney();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    return currencyCodes.map((code) => ({ code, name: names.of(code) ?? code }));
  }, []);
  return (
    <SettingRow
      icon={<PaymentsOutlined />}
      label={t('settings.currency')}
      labelId={labelId}
      text={
        missing === undefined
          ? t('settings.currencyText')
          : t('settings.currencyMissing', { currency: missing })
      }
      textId={textId}
      control={
        <TextField
          select
          size="small"
          value={chosen}
          onChange={({ target: { value } }) => {
            if (isCurrencyCode(value)) chosenCurrency.choose(value);
          }}
          slotProps={{
            select: {
              SelectDisplayProps: { 'aria-labelledby': labelId, 'aria-describedby': textId },
              renderValue: () => chosen,
              MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } },
            },
          }}
          sx={{ minWidth: 104, '& .MuiSelect-select': { minHeight: 28, lineHeight: '28px' } }}
        >
          {choices.map(({ code, name }) => (
            <MenuItem key={code} value={code} sx={{ minHeight: 44, gap: 1 }}>
              <strong>{code}</strong> {name}
            </MenuItem>
          ))}
        </TextField>
      }
    />
  );
}
