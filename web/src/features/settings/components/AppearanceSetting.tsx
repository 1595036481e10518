import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '../../../lib/text/useText.ts';

const choices = [
  { mode: 'light', label: 'settings.appearance.light', icon: <LightModeOutlined fontSize="small" /> },
  { mode: 'dark', label: 'settings.appearance.dark', icon: <DarkModeOutlined fontSize="small" /> },
  {
    mode: 'system',
    label: 'settings.appearance.system',
    icon: <SettingsBrightnessOutlined fontSize="small" />,
  },
] as const;

/** Light, dark, or the device's setting; the theme stores the choice in this browser. */
export function AppearanceSetting() {
  const t = useText();
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={mode ?? 'system'}
      onChange={(_, next: (typeof choices)[number]['mode'] | null) => {
        // Pressing the selected one again would deselect it.
        if (next !== null) setMode(next);
      }}
      aria-label={t('settings.appearance')}
    >
      {choices.map(({ mode: value, label, icon }) => (
        <ToggleButton
          key={value}
          value={value}
          sx={{ gap: 1, minHeight: 44, px: { xs: 1.5, sm: 2 }, textTransform: 'none', fontWeight: 600 }}
        >
          {icon}
          {t(label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
