import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import MenuItem from '@mui/material/MenuItem';
import { languages } from 'virtual:languages';
import { SettingSelect } from '../../../components/SettingSelect.tsx';
import { storedLanguage } from '../../../lib/language/storedLanguage.ts';
import { languageName } from '../../../lib/language/languageName.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Value of the choice to follow the browser: a list has no empty value. */
const BROWSER = 'browser';

/**
 * Selects the language on this device.
 *
 * @param reload loads the page again, in the language that was chosen
 */
export function LanguageSetting({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const t = useText();
  return (
    <SettingSelect
      icon={<TranslateOutlined />}
      label={t('settings.language')}
      value={storedLanguage.read() ?? BROWSER}
      onChange={(value) => {
        storedLanguage.store(value === BROWSER ? null : value);
        reload();
      }}
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
    </SettingSelect>
  );
}
