import { currencyCodes, isCurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useMemo } from 'react';
import { SettingSelect } from '../../../components/SettingSelect.tsx';
import { language } from '../../../lib/language/language.ts';
import { chosenCurrency } from '../../../lib/money/chosenCurrency.ts';
import { useCurrency } from '../../../lib/money/useCurrency.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Selects the currency for values on this device, in all its tabs. */
export function CurrencySetting() {
  const t = useText();
  const chosen = useCurrency();
  const { missing } = useMoney();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    return currencyCodes.map((code) => ({ code, name: names.of(code) ?? code }));
  }, []);
  return (
    <SettingSelect
      icon={<PaymentsOutlined />}
      label={t('settings.currency')}
      text={missing && t('settings.currencyMissing', { currency: missing })}
      value={chosen}
      shown={chosen}
      onChange={(value) => {
        if (isCurrencyCode(value)) chosenCurrency.choose(value);
      }}
    >
      {choices.map(({ code, name }) => (
        <MenuItem key={code} value={code} sx={{ minHeight: 44, gap: 1 }}>
          <strong>{code}</strong> {name}
        </MenuItem>
      ))}
    </SettingSelect>
  );
}
