import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import type { LookAlike } from '@everything-wallet/core/recipients/judgeRecipient';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import { ComparedAddress } from './ComparedAddress.tsx';
import { RetypeField } from './RetypeField.tsx';
import type { Recipient } from './useRecipient.ts';

interface RecipientNoticesProps {
  recipient: Recipient;
  isToken: boolean;
  isContract: boolean;
  disabled: boolean;
}

/** What is known of a recipient, below its field: where a name leads, whom the address looks like, and whether it is new. */
export function RecipientNotices({ recipient, isToken, isContract, disabled }: RecipientNoticesProps) {
  const t = useText();
  const { address, name, judgement, known, retyping, primaryName, unusual } = recipient;
  const isNew = isNewTo(recipient);

  return (
    <Stack spacing={1} aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
      {address !== undefined && name !== undefined && (
        <ComparedAddress label={t('send.name.leadsTo', { name })} address={address} />
      )}
      {name !== undefined && unusual.length > 0 && (
        <Alert severity="warning">
          {t('send.name.unusual', { characters: unusual.map(withCodePoint).join(', ') })}
        </Alert>
      )}
      {recipient.retry && (
        <Button size="small" onClick={recipient.retry} sx={{ alignSelf: 'flex-start' }}>
          {t('common.retry')}
        </Button>
      )}
      {address !== undefined && !judgement && <Line text={t('send.guard.checking')} />}
      {address !== undefined && judgement?.lookAlike && judgement.verdict !== 'fine' && (
        <Alert severity={judgement.verdict === 'stop' ? 'error' : 'warning'}>
          {t(likenessText(judgement.lookAlike, judgement.verdict), {
            name: knownName(judgement.lookAlike.known),
          })}
          <Stack spacing={0.5} sx={{ mt: 1 }}>
            <ComparedAddress
              label={t('send.guard.this')}
              address={address}
              other={judgement.lookAlike.known.address}
            />
            <ComparedAddress
              label={t('send.guard.known')}
              address={judgement.lookAlike.known.address}
              other={address}
            />
          </Stack>
        </Alert>
      )}
      {retyping && judgement?.lookAlike && (
        <RetypeField
          key={address}
          retyping={retyping}
          knownName={knownName(judgement.lookAlike.known)}
          disabled={disabled}
        />
      )}
      {isContract && isToken && <Line text={t('send.hint.contractTokens')} />}
      {primaryName !== undefined && primaryName !== name && (
        <Line text={t('send.name.primary', { name: primaryName })} />
      )}
      {isNew && known.isIncomplete && <Alert severity="warning">{t('send.guard.unread')}</Alert>}
      {isNew && !known.isIncomplete && (
        <Line
          text={
            known.transfersRead === undefined
              ? t('send.guard.first')
              : t('send.guard.firstOfRecent', { count: known.transfersRead })
          }
        />
      )}
    </Stack>
  );

  function knownName({ kind, name: own = '' }: KnownAddress): string {
    if (kind === 'sentTo') return t('send.guard.knownSentTo');
    return t(kind === 'contact' ? 'send.guard.knownContact' : 'send.guard.knownAccount', { name: own });
  }
}

/** Whether the user has neither saved nor made it, nor sent to it; false while that is not known. */
function isNewTo({ judgement, isSender }: Recipient): boolean {
  if (!judgement || isSender) return false;
  return !judgement.account && !judgement.contact && !judgement.isSentTo;
}

function Line({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}

function likenessText({ likeness }: LookAlike, verdict: 'warning' | 'stop') {
  if (likeness !== 'bothEnds') return `send.guard.${likeness}` as const;
  return verdict === 'stop' ? 'send.guard.bothEnds' : 'send.guard.bothEndsSaved';
}

function withCodePoint(character: string): string {
  return `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
}
