import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { languages } from 'virtual:languages';
import { storedLanguage } from '../../../lib/language/storedLanguage.ts';
import { languageName } from '../../../lib/language/languageName.ts';
import { useText } from '../../../lib/text/useText.ts';
import { SettingRow } from './SettingRow.tsx';

/** Value of the choice to follow the browser: a list has no empty value. */
const BROWSER = 'browser';

/**
 * Selects the language on this device.
 *
 * @param reload loads the page again, in the language that was chosen
 */
export function LanguageSetting({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const t = useText();
  const labelId = useId();
  const textId = useId();
  return (
    <SettingRow
      icon={<TranslateOutlined />}
      label={t('settings.language')}
      labelId={labelId}
      text={t('settings.languageText')}
      textId={textId}
      control={
        <TextField
          select
          size="small"
          value={storedLanguage.read() ?? BROWSER}
          onChange={({ target: { value } }) => {
            storedLanguage.store(value === BROWSER ? null : value);
            reload();
          }}
          slotProps={{
            select: {
              SelectDisplayProps: { 'aria-labelledby': labelId, 'aria-describedby': textId },
              MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } },
            },
          }}
          sx={{ minWidth: 104, '& .MuiSelect-select': { minHeight: 28, lineHeight: '28px' } }}
        >
          <MenuItem value={BROWSER} sx={{ minHeight: 44 }}>
            {t('settings.languageBrowser')}
          </MenuItem>
          {languages.map((tag) => (
            // Each in its own language: a user who reads no other finds it.
            <MenuItem key={tag} value={tag} lang={tag} translate="no" sx={{ minHeight: 44 }}>
              {languageName(tag)}
            </MenuItem>
          ))}
        </TextField>
      }
    />
  );
}
