import WebhookRounded from '@mui/icons-material/WebhookRounded';
import { useState } from 'react';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { useText } from '../../../../lib/text/useText.ts';
import type { ApiKey } from '../../ApiKey.ts';
import { keyExpiry } from '../../keyExpiry.ts';
import { KeySelect } from '../KeySelect.tsx';
import { PortalSection } from '../PortalSection.tsx';
import { NewSecretPanel, type NewSecret } from './NewSecretPanel.tsx';
import { WebhookList } from './WebhookList.tsx';

interface WebhooksPanelProps {
  /** Newest first. */
  keys: readonly ApiKey[];
  /** ms since 1970. */
  now: number;
}

/** Webhooks of a chosen key, through the REST API. */
export function WebhooksPanel({ keys, now }: WebhooksPanelProps) {
  const t = useText();
  const [chosenId, setChosenId] = useState('');
  const [newSecret, setNewSecret] = useState<NewSecret>();
  const usable = keys.filter(
    ({ expiresAt, scopes }) =>
      keyExpiry(expiresAt, now).kind !== 'expired' && (scopes?.includes('webhooks') ?? true),
  );
  // No key is chosen at first: a request counts as a use of its key, and is listed among the recent requests.
  const chosen = usable.find(({ id }) => id === chosenId);
  return (
    <PortalSection
      title={t('webhooks.heading')}
      text={t('webhooks.text')}
      control={
        usable.length > 0 && (
          <KeySelect
            label={t('portal.quickStart.key')}
            keys={usable}
            chosenId={chosen?.id ?? ''}
            allLabel={t('webhooks.chooseKey')}
            onChoose={setChosenId}
          />
        )
      }
    >
      {newSecret && <NewSecretPanel newSecret={newSecret} onDone={() => setNewSecret(undefined)} />}
      {chosen ? (
        <WebhookList key={chosen.id} apiKey={chosen} onSecret={setNewSecret} />
      ) : (
        <EmptyState
          icon={<WebhookRounded fontSize="large" />}
          title={t(usable.length > 0 ? 'webhooks.chooseKey' : 'webhooks.noKey')}
          text={t(usable.length > 0 ? 'webhooks.chooseKeyText' : 'webhooks.noKeyText')}
        />
      )}
    </PortalSection>
  );
}
