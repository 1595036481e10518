import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { compiledTexts } from 'virtual:compiled-messages/vault';
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
  all: 'device.kept.all',
  others: 'device.kept.others',
  own: 'device.kept.own',
} as const;

interface KeptVaultsProps {
  /** Which of them: all, those of others than the user, or the user's own. */
  of: keyof typeof texts;
  userId?: string;
}

/**
 * Says that wallets are kept on this device which the screen around it does not open, and opens them: by their own passwords, for
 * whoever cannot get into their account any more, since it was deleted for example. Where there is none it shows nothing.
 */
export function StoredVaults({ of, userId }: KeptVaultsProps) {
  const t = useText();
  const [kept, setKept] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<readonly string[]>();

  useEffect(() => {
    let isLeft = false;
    void storedVaults().then((users) => !isLeft && setKept(users));
    return () => {
      isLeft = true;
    };
    // Looked at again when the dialog is closed: what was removed there is gone.
  }, [opened]);

  const users = kept.filter((id) => of === 'all' || (id === userId) === (of === 'own'));
  if (users.length === 0 && !opened) return null;
  return (
    <>
      <Alert severity={of === 'own' ? 'warning' : 'info'} role="note" sx={{ my: 2 }}>
        {t(texts[of])}
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => setOpened(users)}>
            {t('device.kept.open')}
          </Button>
        </Box>
      </Alert>
      {opened && <StoredVaultsDialog userIds={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
