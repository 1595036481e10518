import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { transactionAlerts } from '../../../lib/storage/transactionAlerts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useStoredSwitch } from '../hooks/useStoredSwitch.ts';
import { SettingRow } from '../../../components/SettingRow.tsx';

/** Browser's permission to notify while the page is hidden; 'none' where it has no notifications. */
type Permission = NotificationPermission | 'none';

const texts = {
  granted: 'settings.alerts.everywhere',
  default: 'settings.alerts.inPage',
  none: 'settings.alerts.inPage',
  denied: 'settings.alerts.blocked',
} as const;

/** Switch for alerts about transfers in this browser; turning it on requests permission to notify while the page is hidden. */
export function AlertsSetting() {
  const t = useText();
  const labelId = useId();
  const textId = useId();
  const [isOn, setIsOn] = useStoredSwitch(transactionAlerts.key, true);
  const [permission, setPermission] = useState<Permission>(() =>
    'Notification' in window ? Notification.permission : 'none',
  );

  const change = (next: boolean) => {
    setIsOn(next);
    transactionAlerts.notifyListeners();
    if (!next || permission !== 'default') return;
    // A prompt closed without an answer is shown again next time.
    Notification.requestPermission().then(
      (answer) => {
        setPermission(answer);
        transactionAlerts.notifyListeners();
      },
      () => undefined,
    );
  };

  return (
    <SettingRow
      icon={<NotificationsOutlined />}
      label={t('settings.alerts')}
      labelId={labelId}
      text={t(isOn ? texts[permission] : 'settings.alerts.off')}
      textId={textId}
      control={
        <Switch
          checked={isOn}
          onChange={(_, next) => change(next)}
          slotProps={{ input: { 'aria-labelledby': labelId, 'aria-describedby': textId } }}
        />
      }
    />
  );
}
