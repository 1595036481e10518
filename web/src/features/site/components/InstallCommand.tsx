import Box from '@mui/material/Box';
import { useSnackbar } from 'notistack';
import { useId } from 'react';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface InstallCommandProps {
  command: string;
}

/** Install command with a copy button. */
export function InstallCommand({ command }: InstallCommandProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const commandId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: '100%' }}>
      <Box
        component="code"
        id={commandId}
        translate="no"
        sx={{
          width: '100%',
          px: 1.5,
          py: 1.25,
          borderRadius: '10px',
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
          fontFamily: 'monospace',
          fontSize: '0.8125rem',
          overflowWrap: 'anywhere',
        }}
      >
        {command}
      </Box>
      <CopyButton
        value={command}
        label={t('site.copyInstall')}
        copiedLabel={t('site.copied')}
        aria-describedby={commandId}
        size="small"
        variant="outlined"
        onCopied={() => enqueueSnackbar(t('site.installCopied'), { variant: 'success' })}
      />
    </Box>
  );
}
