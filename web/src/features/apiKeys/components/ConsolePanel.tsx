import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import { PortalSection } from './PortalSection.tsx';

/** Leads to the console that calls this wallet as a website does. */
export function ConsolePanel() {
  const t = useText();
  return (
    <PortalSection title={t('portal.console')} text={t('portal.console.text')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
        <Button variant="outlined" href={paths.connectConsole} target="_blank" rel="noopener">
          {t('portal.console.open')}
        </Button>
      </Box>
    </PortalSection>
  );
}
