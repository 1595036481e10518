import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/portal';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ConsoleProvider } from '../ConsoleProvider.ts';
import { consoleRequests } from '../consoleRequests.ts';
import { useConsole } from '../useConsole.ts';
import { ConsoleEntryRow } from './ConsoleEntryRow.tsx';

loadTexts(compiledTexts);

type RequestName = keyof typeof consoleRequests;

const NAMES = Object.keys(consoleRequests) as RequestName[];

interface ConnectConsolePageProps {
  provider: ConsoleProvider;
}

/** Page on which a developer sends requests to this wallet, as a website does. */
export function ConnectConsolePage({ provider }: ConnectConsolePageProps) {
  const t = useText();
  const { entries, account, chainId, send } = useConsole(provider);
  const [name, setName] = useState<RequestName>('connect');

  function press() {
    const facts = {
      account,
      chainId,
      origin: window.location.origin,
      nonce: crypto.randomUUID().replaceAll('-', ''),
      now: new Date(),
    };
    // In the task of the click: browsers open a window in no other.
    void send(consoleRequests[name](facts));
  }

  return (
    <Container component="main" maxWidth="md" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1">
        {t('portal.console')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {t('portal.console.text')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <TextField
          select
          fullWidth
          label={t('portal.console.method')}
          value={name}
          onChange={({ target }) => setName(target.value as RequestName)}
        >
          {NAMES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`portal.console.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" onClick={press} sx={{ flexShrink: 0, minHeight: 48 }}>
          {t('portal.console.submit')}
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {account === undefined ? t('portal.console.notConnected') : t('portal.console.account', { account })}
      </Typography>
      <Box
        component="ul"
        role="log"
        aria-label={t('portal.console.log')}
        sx={{ listStyle: 'none', p: 0, mt: 2 }}
      >
        {entries.map((entry) => (
          <ConsoleEntryRow key={entry.id} entry={entry} />
        ))}
      </Box>
    </Container>
  );
}
