import { originWarnings } from '@everything-wallet/core/connect/originWarnings';
import { networks } from '@everything-wallet/core/networks/networks';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { Site } from '../SiteConnection.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { NetworkChoice } from './NetworkChoice.tsx';
import { OriginHeading } from './OriginHeading.tsx';
import { SiteButtons } from './SiteButtons.tsx';

/** Accounts, networks and time that the user shares with a website. */
export interface SharedChoice {
  readonly addresses: readonly string[];
  readonly chainIds: readonly number[];
  /** Milliseconds since 1970; null for no end. */
  readonly expiresAt: number | null;
}

interface ConnectScreenProps {
  site: Site;
  /** Accounts that can be shared, the primary one first. */
  signers: readonly { readonly address: string; readonly name: string }[];
  /** Addresses to share. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** Networks that were chosen before; undefined for all. */
  chainIds: readonly number[] | undefined;
  /** Origins of the other connected websites. */
  otherOrigins: readonly string[];
  isKnown: boolean;
  onConnect: (choice: SharedChoice) => void;
  onReject: () => void;
  onNewAccount: () => void;
}

const DAY_MS = 24 * 3_600_000;
const DURATIONS_MS = { day: DAY_MS, month: 30 * DAY_MS, always: null } as const;
type Duration = keyof typeof DURATIONS_MS;

/** Screen of a website that wants to connect: who it is, and what it will see. */
export function ConnectScreen(props: ConnectScreenProps) {
  const { site, signers, chosen, onChoose, otherOrigins, isKnown, onConnect, onReject, onNewAccount } = props;
  const t = useText();
  const [chainIds, setChainIds] = useState<readonly number[]>(
    () => props.chainIds ?? networks.map(({ chainId }) => chainId),
  );
  const [duration, setDuration] = useState<Duration>('month');
  const isChosen = chosen.length > 0 && chainIds.length > 0;

  function connect() {
    const ms = DURATIONS_MS[duration];
    onConnect({ addresses: chosen, chainIds, expiresAt: ms === null ? null : Date.now() + ms });
  }

  return (
    <Container
      component="main"
      maxWidth="sm"
      sx={{ pt: 3, flex: 1, display: 'flex', flexDirection: 'column' }}
    >
      <Stack spacing={2.5} sx={{ flex: 1, pb: 2 }}>
        <OriginHeading site={site} warnings={originWarnings(site.origin, otherOrigins)} isKnown={isKnown} />
        <AccountChoice signers={signers} chosen={chosen} onChange={onChoose} />
        <Button size="small" onClick={onNewAccount} sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
          {t('connect.newAccount')}
        </Button>
        <NetworkChoice chosen={chainIds} onChange={setChainIds} />
        <FormControl>
          <FormLabel id="connect-duration">{t('connect.duration')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby="connect-duration"
            value={duration}
            onChange={({ target }) => setDuration(target.value as Duration)}
          >
            {(Object.keys(DURATIONS_MS) as Duration[]).map((value) => (
              <FormControlLabel
                key={value}
                value={value}
                control={<Radio />}
                label={t(`connect.duration.${value}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <Typography variant="body2" color="textSecondary">
          {t('connect.can')} {t('connect.cannot')}
        </Typography>
        {!isChosen && (
          <Typography variant="body2" color="error" role="alert">
            {t('connect.noneChosen')}
          </Typography>
        )}
      </Stack>
      <SiteButtons
        confirm={t('connect.confirm')}
        isDisabled={!isChosen}
        onConfirm={connect}
        onReject={onReject}
      />
    </Container>
  );
}
