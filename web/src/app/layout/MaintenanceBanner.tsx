import type { PausableFeature } from '@everything-wallet/core/documents/maintenance';
import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { maintenanceState } from '../../lib/maintenance/maintenanceState.ts';
import { useText } from '../../lib/text/useText.ts';
import type { TextId } from '../../texts/texts.ts';
import { formatList } from '../../lib/format/formatList.ts';

const names: Readonly<Record<PausableFeature, TextId>> = {
  send: 'maintenance.feature.send',
  swap: 'maintenance.feature.swap',
  earn: 'maintenance.feature.earn',
  nfts: 'maintenance.feature.nfts',
  chat: 'maintenance.feature.chat',
  api: 'maintenance.feature.api',
};

/** Names the features that the operators have switched off, while they are. */
export function MaintenanceBanner() {
  const t = useText();
  const {
    read_only: isReadOnly,
    paused,
    message,
  } = useSyncExternalStore(maintenanceState.subscribe, maintenanceState.read);
  if (!isReadOnly && paused.length === 0) return null;
  const features = formatList(paused.map((feature) => t(names[feature])));
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {isReadOnly ? t('maintenance.readOnly') : t('maintenance.paused', { features })} {message}
    </Alert>
  );
}
