import FingerprintOutlined from '@mui/icons-material/FingerprintOutlined';
import Switch from '@mui/material/Switch';
import { use, useId, useState } from 'react';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { useLoaded } from '../../components/useLoaded.ts';
import { SettingRow } from '../../components/SettingRow.tsx';
import { useText } from '../../lib/text/useText.ts';
import { VaultContext, type VaultState } from '../../lib/vault/VaultContext.ts';
import type { TextId } from '../../texts/texts.ts';

const PasskeyDialog = loadedDialog(
  async () => (await import('../../features/vault/components/PasskeyDialog.tsx')).PasskeyDialog,
);
const loadProblem = async () =>
  (await import('../../features/vault/passkey/passkeyProblem.ts')).passkeyProblem();

interface BiometricSettingsProps {
  /** Account name that the device shows for the passkey. */
  email: string;
}

/**
 * Setting for a passkey that opens the vault on this device (docs/product.md §2, Settings); shows the reason
 * where it is impossible.
 */
export function BiometricSettings({ email }: BiometricSettingsProps) {
  const t = useText();
  const [labelId, textId] = [useId(), useId()];
  const { state, vault } = use(VaultContext);
  const loaded = useLoaded(loadProblem);
  const [change, setChange] = useState<'add' | 'remove'>();
  const isUnlocked = state.status === 'unlocked';
  const hasPasskey = (isUnlocked || state.status === 'locked') && state.hasPasskey === true;
  // An existing one can be removed wherever the vault is unlocked, even where none could be created.
  const problem = hasPasskey || loaded.status !== 'ready' ? undefined : loaded.value;
  const obstacle = problem ?? obstacleOf(state);
  const mayChange =
    vault !== undefined && obstacle === undefined && (hasPasskey || loaded.status === 'ready');
  return (
    <>
      <SettingRow
        icon={<FingerprintOutlined />}
        label={t('settings.biometric')}
        labelId={labelId}
        // Its texts are loaded with the vault.
        {...(vault && obstacle && { text: t(obstacle), textId })}
        control={
          <Switch
            checked={hasPasskey}
            disabled={!mayChange}
            onChange={(_, next) => setChange(next ? 'add' : 'remove')}
            slotProps={{
              input: { 'aria-labelledby': labelId, ...(obstacle && { 'aria-describedby': textId }) },
            }}
          />
        }
      />
      {vault && change && isUnlocked && (
        <PasskeyDialog vault={vault} change={change} name={email} onClose={() => setChange(undefined)} />
      )}
    </>
  );
}

/** Returns the reason why the vault's state prevents a change. */
function obstacleOf(state: VaultState): TextId | undefined {
  if (state.status === 'unlocked') {
    return state.isPasskeyAlone === true ? 'device.passkey.needsPassword' : undefined;
  }
  return state.status === 'locked' ? 'device.passkey.needsUnlocked' : 'device.passkey.needsWallet';
}
