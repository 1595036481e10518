import { maskApiKey } from '@everything-wallet/core/apiKeys/maskApiKey';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import TerminalRounded from '@mui/icons-material/TerminalRounded';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { paths } from '../../../config/paths.ts';
import { localTo } from '../../../lib/language/localTo.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ApiKey } from '../ApiKey.ts';
import { isTestKey } from '../isTestKey.ts';
import { keyExpiry } from '../keyExpiry.ts';
import { quickStart, quickStartLanguages, type QuickStartLanguage } from '../quickStart.ts';
import { KeyIconButton } from './KeyIconButton.tsx';
import { KeySelect } from './KeySelect.tsx';
import { PortalSection } from './PortalSection.tsx';

/** Address for a user without one: the example of the API description. */
const EXAMPLE_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

interface QuickStartPanelProps {
  /** Newest first. */
  keys: readonly ApiKey[];
  /** The user's primary address, if there is one. */
  address: string | undefined;
  /** The selected network. */
  network: Network;
  /** ms since 1970. */
  now: number;
  isRevealed: (keyId: string) => boolean;
  onToggle: (keyId: string) => void;
}

/** A first request with the user's own key and address, ready to paste (docs/product.md §2, Developer portal). */
export function QuickStartPanel({ keys, address, network, now, isRevealed, onToggle }: QuickStartPanelProps) {
  const t = useText();
  const [chosenId, setChosenId] = useState<string>();
  const usable = keys.filter(({ expiresAt }) => keyExpiry(expiresAt, now).kind !== 'expired');
  const chosen = usable.find(({ id }) => id === chosenId) ?? usable[0];
  if (!chosen) {
    return (
      <PortalSection title={t('portal.quickStart')}>
        <EmptyState
          icon={<TerminalRounded fontSize="large" />}
          title={t(keys.length > 0 ? 'portal.quickStart.expired' : 'portal.quickStart.noKey')}
          text={t('portal.quickStart.noKeyText')}
        />
      </PortalSection>
    );
  }
  const exampleNetwork = (isTestKey(chosen.key) ? findNetworkById('sepolia') : undefined) ?? network;
  const exampleAddress = address ?? EXAMPLE_ADDRESS;
  const canRead = chosen.scopes?.includes('read') ?? true;
  return (
    <PortalSection
      title={t('portal.quickStart')}
      text={t('portal.quickStart.text', {
        address: shortenAddress(exampleAddress),
        network: exampleNetwork.name,
      })}
      control={
        usable.length > 1 && (
          <KeySelect
            label={t('portal.quickStart.key')}
            keys={usable}
            chosenId={chosen.id}
            onChoose={setChosenId}
          />
        )
      }
    >
      {!canRead && (
        <Alert severity="warning" sx={{ mx: { xs: 2, sm: 3 }, mb: 1.5 }}>
          {t('portal.quickStart.cannotRead')}
        </Alert>
      )}
      <Sample
        apiKey={chosen.key}
        address={exampleAddress}
        network={exampleNetwork.rpcName}
        isRevealed={isRevealed(chosen.id)}
        onToggle={() => onToggle(chosen.id)}
      />
    </PortalSection>
  );
}

interface SampleProps {
  apiKey: string;
  address: string;
  network: string;
  isRevealed: boolean;
  onToggle: () => void;
}

function Sample({ apiKey, address, network, isRevealed, onToggle }: SampleProps) {
  const t = useText();
  const [language, setLanguage] = useState<QuickStartLanguage>('curl');
  const write = (key: string) =>
    quickStart(language, { origin: window.location.origin, key, address, network });
  const shown = write(isRevealed ? apiKey : maskApiKey(apiKey));
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: { xs: 1, sm: 2 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Tabs
          value={language}
          onChange={(_, next: QuickStartLanguage) => setLanguage(next)}
          aria-label={t('portal.quickStart.language')}
        >
          {quickStartLanguages.map((name) => (
            <Tab
              key={name}
              value={name}
              label={name}
              id={`quick-start-tab-${name}`}
              aria-controls={name === language ? 'quick-start-panel' : undefined}
              sx={{ minWidth: 0, px: 1.5 }}
            />
          ))}
        </Tabs>
        <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
          <KeyIconButton
            label={t(isRevealed ? 'portal.quickStart.hide' : 'portal.quickStart.reveal')}
            icon={
              isRevealed ? (
                <VisibilityOffOutlined fontSize="small" />
              ) : (
                <VisibilityOutlined fontSize="small" />
              )
            }
            onClick={onToggle}
          />
          <CopyButton
            size="small"
            value={write(apiKey)}
            label={t('portal.quickStart.copy')}
            copiedLabel={t('portal.quickStart.copied')}
          />
        </Box>
      </Box>
      <Box
        role="tabpanel"
        id="quick-start-panel"
        aria-labelledby={`quick-start-tab-${language}`}
        sx={{ flex: 1, display: 'grid', bgcolor: 'background.default' }}
      >
        <Box
          component="pre"
          data-testid="quick-start"
          translate="no"
          role="group"
          aria-label={language}
          tabIndex={0}
          sx={{
            m: 0,
            px: { xs: 2, sm: 3 },
            py: 2,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontFamily: 'monospace',
            fontSize: { xs: '0.75rem', md: '0.8125rem' },
            lineHeight: 1.65,
            tabSize: 4,
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
          }}
        >
          <code>{shown}</code>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          px: { xs: 2, sm: 3 },
          py: 1,
        }}
      >
        <Typography variant="caption" color="textSecondary">
          {t('portal.quickStart.copyHint')}
        </Typography>
        <Button
          component={Link}
          to={localTo(language === 'curl' ? paths.documentation : paths.sdk)}
          size="small"
          sx={{ mx: -1.5, minHeight: 44 }}
        >
          {t(language === 'curl' ? 'portal.quickStart.reference' : 'portal.quickStart.package')}
        </Button>
      </Box>
    </>
  );
}
