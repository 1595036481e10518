import { MAX_API_KEYS } from '@everything-wallet/core/documents/apiKey';
import type { Network } from '@everything-wallet/core/networks/networks';
import AddRounded from '@mui/icons-material/AddRounded';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useCallback, useState, type ReactNode } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/portal';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { loadedDialog } from '../../../components/loadedDialog.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { paths } from '../../../config/paths.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { deleteApiKey } from '../api/deleteApiKey.ts';
import type { ApiKey } from '../ApiKey.ts';
import { useApiKeys } from '../hooks/useApiKeys.ts';
import { useRevealedKeys } from '../hooks/useRevealedKeys.ts';
import { useApiUsage } from '../hooks/useApiUsage.ts';
import { lastUseOf } from '../lastUseOf.ts';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import { ConsolePanel } from './ConsolePanel.tsx';
import { KeySkeletons } from './KeySkeletons.tsx';
import { NewKeyPanel } from './NewKeyPanel.tsx';
import { PortalSection } from './PortalSection.tsx';
import { QuickStartPanel } from './QuickStartPanel.tsx';
import { QuickStartSkeleton } from './QuickStartSkeleton.tsx';
import { RequestsPanel } from './RequestsPanel.tsx';
import { UsagePanel } from './UsagePanel.tsx';
import { WebhooksPanel } from './webhooks/WebhooksPanel.tsx';

loadTexts(compiledTexts);

const NewApiKeyDialog = loadedDialog(async () => (await import('./NewApiKeyDialog.tsx')).NewApiKeyDialog);
const RotateApiKeyDialog = loadedDialog(
  async () => (await import('./RotateApiKeyDialog.tsx')).RotateApiKeyDialog,
);

const NONE: readonly ApiKey[] = [];

interface DeveloperPortalPageProps {
  userId: string;
  /** The user's primary address, if there is one. */
  address: string | undefined;
  /** The selected network. */
  network: Network;
}

/** Keys of the REST API, a first request, and the usage of the keys (docs/product.md §2, Developer portal). */
export function DeveloperPortalPage({ userId, address, network }: DeveloperPortalPageProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const keys = useApiKeys(userId);
  const usage = useApiUsage(userId);
  const now = useNow();
  const [isMaking, setIsMaking] = useState(false);
  const [rotated, setRotated] = useState<ApiKey>();
  const [doomed, setDoomed] = useState<ApiKey>();
  /** The key that was just made. */
  const [newKey, setNewKey] = useState<string>();
  const { revealedIds, toggle } = useRevealedKeys();
  const closeNew = useCallback(() => setIsMaking(false), []);
  const closeRotation = useCallback(() => setRotated(undefined), []);

  const deletion = useSingleMutation({
    mutationFn: ({ id }: ApiKey) => deleteApiKey(id),
    onSuccess: (_, { key }) => {
      setNewKey((shown) => (shown === key ? undefined : shown));
      enqueueSnackbar(t('portal.deleted'), { variant: 'success' });
    },
    onError: (error) => {
      logProblem('Failed to delete API key', error);
      enqueueSnackbar(t('portal.error.delete'), { variant: 'error' });
    },
    onSettled: () => setDoomed(undefined),
  });

  const known = keys.status === 'ready' ? keys.data : NONE;
  const isFull = known.length >= MAX_API_KEYS;
  const newButton = (
    <Button
      variant="contained"
      startIcon={<AddRounded />}
      disabled={isFull}
      onClick={() => setIsMaking(true)}
    >
      {t('portal.new')}
    </Button>
  );

  return (
    <>
      <PageHeader title={t('portal.heading')} backTo={paths.developers} />
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {newKey !== undefined && <NewKeyPanel apiKey={newKey} onDone={() => setNewKey(undefined)} />}
        <PortalSection
          title={t('portal.keys')}
          text={t('portal.keys.text')}
          control={known.length > 0 && newButton}
        >
          <KeysState keys={keys} newButton={newButton} />
          {isFull && (
            <Alert severity="info" sx={{ mx: { xs: 2, sm: 3 }, mb: 2 }}>
              {t('portal.keys.full', { most: MAX_API_KEYS })}
            </Alert>
          )}
          {known.length > 0 && (
            <Box component="ul" aria-label={t('portal.keys')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {known.map((apiKey) => (
                <ApiKeyRow
                  key={apiKey.id}
                  apiKey={apiKey}
                  lastUse={usage.status === 'ready' ? { at: lastUseOf(apiKey.id, usage.data) } : undefined}
                  now={now}
                  isRevealed={revealedIds.has(apiKey.id)}
                  onToggle={() => toggle(apiKey.id)}
                  onRotate={() => setRotated(apiKey)}
                  onDelete={() => setDoomed(apiKey)}
                />
              ))}
            </Box>
          )}
        </PortalSection>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, sm: 2.5 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          {keys.status === 'loading' && <QuickStartSkeleton />}
          {keys.status === 'ready' && (
            <QuickStartPanel
              keys={known}
              address={address}
              network={network}
              now={now}
              isRevealed={(id) => revealedIds.has(id)}
              onToggle={toggle}
            />
          )}
          <UsagePanel usage={usage} keys={known} now={now} />
        </Box>
        {keys.status === 'ready' && <WebhooksPanel keys={known} now={now} />}
        <RequestsPanel userId={userId} keys={known} />
        <ConsolePanel />
      </Box>

      {isMaking && <NewApiKeyDialog userId={userId} onCreated={setNewKey} onClose={closeNew} />}
      {rotated && (
        <RotateApiKeyDialog apiKey={rotated} now={now} onRotated={setNewKey} onClose={closeRotation} />
      )}
      {doomed && (
        <ConfirmDialog
          title={t('portal.deleteTitle', { name: doomed.name })}
          text={t('portal.deleteText')}
          confirmLabel={t('common.delete')}
          isBusy={deletion.isPending}
          onConfirm={() => deletion.mutate(doomed)}
          onCancel={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}

interface KeysStateProps {
  keys: ReturnType<typeof useApiKeys>;
  newButton: ReactNode;
}

/** State of the list of keys while it has none to show. */
function KeysState({ keys, newButton }: KeysStateProps) {
  const t = useText();
  if (keys.status === 'loading') return <KeySkeletons />;
  if (keys.status === 'failed') return <ErrorState title={t('portal.error.load')} onRetry={keys.retry} />;
  if (keys.data.length > 0) return null;
  return (
    <EmptyState
      icon={<VpnKeyOutlined fontSize="large" />}
      title={t('portal.empty')}
      text={t('portal.emptyText')}
      action={<Box sx={{ mt: 2 }}>{newButton}</Box>}
    />
  );
}
