import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { useSnackbar } from 'notistack';
import { compiledTexts } from 'virtual:compiled-texts/import';
import { useMemo, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { SettingAction } from '../../components/SettingAction.tsx';
import { listenToWalletAddresses } from '../../features/accounts/api/listenToWalletAddresses.ts';
import { listenToLastDrill } from '../../features/phrase/api/listenToLastDrill.ts';
import { isDrillDue } from '../../features/phrase/isDrillDue.ts';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { formatDay } from '../../lib/format/formatDay.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { useText } from '../../lib/text/useText.ts';

loadTexts(compiledTexts);

const RecoveryDrillDialog = loadedDialog(
  async () => (await import('../../features/phrase/components/RecoveryDrillDialog.tsx')).RecoveryDrillDialog,
);

type Drilled = ComponentProps<typeof RecoveryDrillDialog>['accounts'];

/** Setting of the recovery drill: its last date, and its dialog. */
export function DrillSettings({ userId }: { userId: string }) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  // All of them: a drill with only a part would pass, and be noted.
  const accounts = useSnapshot(useMemo(() => listenToWalletAddresses(userId, 'confirmed'), [userId]));
  const last = useSnapshot(useMemo(() => listenToLastDrill(userId), [userId]));
  // An address can open it (paths.recoveryDrill).
  const [query, setQuery] = useSearchParams();
  const [isOpen, setIsOpen] = useState(query.get('open') === 'drill');
  const [drilled, setDrilled] = useState<Drilled>();
  const lastAt = last.status === 'ready' ? last.data?.at : undefined;

  // The accounts at the start of the drill: it verifies the same ones to the end.
  if (isOpen && !drilled && accounts.status === 'ready') setDrilled(accounts.data);

  function close() {
    setIsOpen(false);
    setDrilled(undefined);
    if (query.has('open')) setQuery({}, { replace: true, preventScrollReset: true });
  }

  function open() {
    if (accounts.status === 'failed') {
      accounts.retry();
      enqueueSnackbar(t('accounts.error.load'), { variant: 'error' });
    } else setIsOpen(true);
  }

  function valueOf(at: Date | undefined): string {
    if (!at) return t('drill.never');
    return isDrillDue(undefined, at) ? t('drill.due') : formatDay(at);
  }

  return (
    <>
      <SettingAction
        icon={<SchoolOutlined />}
        label={t('drill.label')}
        value={last.status === 'ready' ? valueOf(lastAt) : undefined}
        onClick={open}
      />
      {drilled && <RecoveryDrillDialog userId={userId} accounts={drilled} onClose={close} />}
    </>
  );
}
