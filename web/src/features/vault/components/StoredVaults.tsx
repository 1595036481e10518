import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { compiledTexts } from 'virtual:compiled-texts/vault';
import { useEffect, useState } from 'react';
import { loadedDialog } from '../../../components/loadedDialog.tsx';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { storedVaults } from '../storedVaults.ts';

loadTexts(compiledTexts);

const StoredVaultsDialog = loadedDialog(
  async () => (await import('./StoredVaultsDialog.tsx')).StoredVaultsDialog,
);

const texts = {
  all: 'device.stored.all',
  others: 'device.stored.others',
  own: 'device.stored.own',
} as const;

interface StoredVaultsProps {
  /** Vaults to list: all, those of other users, or the user's own. */
  of: keyof typeof texts;
  userId?: string;
}

/**
 * Lists wallets on this device that the screen around it does not unlock, and unlocks them with their own passwords, for example after
 * their account was deleted. Renders nothing without any.
 */
export function StoredVaults({ of, userId }: StoredVaultsProps) {
  const t = useText();
  const [stored, setStored] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<readonly string[]>();

  useEffect(() => {
    let isUnmounted = false;
    void storedVaults().then((users) => !isUnmounted && setStored(users));
    return () => {
      isUnmounted = true;
    };
    // Read again when the dialog closes: it may have removed some.
  }, [opened]);

  const users = stored.filter((id) => of === 'all' || (id === userId) === (of === 'own'));
  if (users.length === 0 && !opened) return null;
  return (
    <>
      <Alert severity={of === 'own' ? 'warning' : 'info'} role="note" sx={{ my: 2 }}>
        {t(texts[of])}
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => setOpened(users)}>
            {t('device.stored.open')}
          </Button>
        </Box>
      </Alert>
      {opened && <StoredVaultsDialog userIds={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
