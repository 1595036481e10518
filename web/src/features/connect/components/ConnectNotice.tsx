import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';

interface ConnectNoticeProps {
  text: string;
  severity?: AlertProps['severity'];
  /** True to offer the wallet itself, in a tab of its own. */
  hasWalletLink?: boolean;
}

/** Screen of the window without a request: why there is nothing to review. */
export function ConnectNotice({ text, severity = 'info', hasWalletLink = false }: ConnectNoticeProps) {
  const t = useText();
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 4 }}>
      <Stack spacing={2.5}>
        <Typography variant="h5" component="h1">
          {t('connect.title')}
        </Typography>
        <Alert severity={severity} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Alert>
        <Stack direction="row" spacing={1.5}>
          {hasWalletLink && (
            <Button variant="contained" href={paths.wallet} target="_blank" rel="noopener">
              {t('connect.openWallet')}
            </Button>
          )}
          <Button onClick={() => window.close()}>{t('connect.close')}</Button>
        </Stack>
      </Stack>
    </Container>
  );
}
