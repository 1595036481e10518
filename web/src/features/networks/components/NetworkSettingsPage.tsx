import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RenamedTo } from '../../../components/RenamedTo.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { NetworkIcon } from '../../../components/NetworkIcon.tsx';
import { useExplorer } from '../../../components/useExplorer.ts';
import { paths } from '../../../config/paths.ts';
import { switchedOnNetworks } from '../../../lib/network/switchedOnNetworks.ts';
import { useNetwork } from '../../../lib/network/useNetwork.ts';
import { useSwitchedOffNetworks } from '../../../lib/network/useSwitchedOffNetworks.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Chooses the wallet's network, with the facts of each (docs/product.md §2, Network settings). */
export function NetworkSettingsPage() {
  const t = useText();
  const { network, selectNetwork } = useNetwork();
  const switchedOn = useSwitchedOnNetworks();

  function select(id: string) {
    const next = findNetworkById(id);
    if (next) selectNetwork(next.id);
  }

  return (
    <>
      <PageHeader title={t('networkSettings.title')} backTo={paths.settings} />
      {/* Always rendered, so that screen readers announce changes. */}
      <Box aria-live="polite">
        {network.type === 'testnet' && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            <AlertTitle>{t('networkSettings.testWarning.title')}</AlertTitle>
            {t('networkSettings.testWarning.text', { network: network.name })}
          </Alert>
        )}
      </Box>
      <RadioGroup
        aria-label={t('networkSettings.list')}
        value={network.id}
        onChange={(_, id) => select(id)}
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'stretch',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {networks.map((option) => (
          <NetworkOption
            key={option.id}
            option={option}
            isSelected={option.id === network.id}
            isOn={switchedOn.some(({ id }) => id === option.id)}
          />
        ))}
      </RadioGroup>
    </>
  );
}

interface NetworkOptionProps {
  option: Network;
  isSelected: boolean;
  isOn: boolean;
}

function NetworkOption({ option, isSelected, isOn }: NetworkOptionProps) {
  const t = useText();
  const { id, name, type, chainId, currency, coin, isOptional } = option;
  const explorer = useExplorer(option);
  const wasOn = useSwitchedOffNetworks().includes(option);
  const facts = [
    [t('networkSettings.type'), t(`networkSettings.type.${type}`)],
    [t('networkSettings.chainId'), String(chainId)],
    [t('networkSettings.currency'), currency],
  ] as const;
  return (
    <Card
      data-testid="network-option"
      sx={{ px: 2, pb: 1.5, pt: 1, borderColor: isSelected ? 'primary.main' : 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          value={id}
          control={<Radio disabled={!isOn} />}
          sx={{ display: 'flex', flex: 1, minWidth: 0, m: 0, ml: -1.25, minHeight: 44 }}
          slotProps={{ typography: { component: 'div', sx: { flex: 1, minWidth: 0 } } }}
          label={
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
              <NetworkIcon network={option.id} size={28} />
              <Box component="span" sx={{ fontWeight: 600 }}>
                {name}
              </Box>
              {type === 'testnet' && <TestBadge />}
            </Box>
          }
        />
        {isOptional && (
          <Switch
            checked={isOn}
            onChange={(_, next) => switchedOnNetworks.set(id, next)}
            slotProps={{ input: { 'aria-label': t('networkSettings.use', { network: name }) } }}
          />
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          pl: { sm: 4 },
        }}
      >
        <Stack
          component="dl"
          direction="row"
          useFlexGap
          spacing={{ xs: 2, sm: 3 }}
          sx={{ m: 0, flexWrap: 'wrap' }}
        >
          {facts.map(([term, value]) => (
            <Box key={term}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {term}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Stack>
        {explorer !== undefined && (
          <Link
            href={explorer}
            target="_blank"
            rel="noreferrer"
            aria-label={t('networkSettings.explorerOf', { network: name })}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44, fontWeight: 600 }}
            variant="body2"
          >
            {t('networkSettings.explorer')}
            <OpenInNewRounded sx={{ fontSize: 16 }} />
          </Link>
        )}
      </Box>
      {isOptional && (
        // Always rendered, so that screen readers announce changes.
        <Box aria-live="polite" sx={{ pl: { sm: 4 } }}>
          {!isOn && (
            <Typography
              variant="caption"
              component="p"
              sx={wasOn ? { color: 'warning.main' } : { color: 'text.secondary' }}
            >
              {t('networkSettings.off', { network: name })}
            </Typography>
          )}
        </Box>
      )}
      <Box sx={{ pl: { sm: 4 } }}>
        <RenamedTo symbol={currency} renamedTo={coin.renamedTo} />
      </Box>
    </Card>
  );
}
