import Box from '@mui/material/Box';
import { useEffect, type ComponentType } from 'react';
import { LightButton } from '../../../components/LightButton.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { loadSearchDialog } from '../loadSearchDialog.ts';
import type { SearchDialogProps } from './SearchDialog.tsx';

interface LoadedSearchProps extends SearchDialogProps {
  /**
   * Loads the search that includes the user's own entries; by default, the search over the public pages. Must be the same function on every
   * render.
   */
  load?: (() => Promise<ComponentType<SearchDialogProps>>) | undefined;
}

/** Loads the search when it opens; on failure it shows the error without a dialog library. */
export function LoadedSearch({ load = loadSearchDialog, ...props }: LoadedSearchProps) {
  const t = useText();
  const loaded = useLoaded(load);
  const failure = loaded.status === 'failed' ? loaded.error : undefined;
  useEffect(() => {
    if (failure !== undefined) logProblem('The search could not be loaded', failure);
  }, [failure]);

  if (loaded.status === 'ready') return <loaded.value {...props} />;
  if (loaded.status === 'loading') return null;
  return (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        inset: '16px 16px auto',
        maxWidth: 480,
        mx: 'auto',
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 8,
      }}
    >
      {t('common.error.notLoaded')}
      <Box sx={{ display: 'flex' }}>
        <LightButton variant="text" onClick={props.onClose}>
          {t('common.cancel')}
        </LightButton>
        <LightButton onClick={loaded.retry}>{t('common.retry')}</LightButton>
      </Box>
    </Box>
  );
}
