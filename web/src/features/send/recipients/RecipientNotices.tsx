import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ComparedAddress } from '../../../components/ComparedAddress.tsx';
import { LookalikeNotice } from '../../../components/LookalikeNotice.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { Recipient } from './useRecipient.ts';

interface RecipientNoticesProps {
  recipient: Recipient;
  isToken: boolean;
  contractText?: TextId | undefined;
  isContract: boolean;
  disabled: boolean;
}

/** What is known of a recipient, below its field: where a name leads, whom the address looks like, and whether it is new. */
export function RecipientNotices({
  recipient,
  isToken,
  contractText = 'send.hint.contractTokens',
  isContract,
  disabled,
}: RecipientNoticesProps) {
  const t = useText();
  const { address, name, judgement, known, retyping, primaryName, unusual, isSender, tokenContract } =
    recipient;
  const isNew = isNewTo(recipient);

  return (
    <Stack spacing={1} aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
      {address !== undefined && name !== undefined && (
        <ComparedAddress label={t('send.name.leadsTo', { name })} address={address} />
      )}
      {name !== undefined && <UnusualLetters of={unusual} />}
      {recipient.retry && (
        <Button size="small" onClick={recipient.retry} sx={{ alignSelf: 'flex-start' }}>
          {t('common.retry')}
        </Button>
      )}
      {tokenContract && (
        <Alert severity="error">{t('send.guard.tokenContract', { symbol: tokenContract.symbol })}</Alert>
      )}
      {address !== undefined && !judgement && <Line text={t('send.guard.checking')} />}
      {address !== undefined && judgement && (
        <LookalikeNotice
          address={address}
          judgement={judgement}
          retyping={retyping}
          retypedText="send.guard.retyped"
          disabled={disabled}
        />
      )}
      {isContract && isToken && !tokenContract && <Alert severity="warning">{t(contractText)}</Alert>}
      {recipient.contractOf !== undefined && (
        <Alert severity="warning">
          {t('send.guard.contractElsewhere', { network: recipient.contractOf })}
        </Alert>
      )}
      {primaryName && primaryName.name !== name && (
        <>
          <Line text={t('send.name.primary', { name: primaryName.name })} />
          <UnusualLetters of={primaryName.unusual} />
        </>
      )}
      {/* Also of what is known somehow: what it looks like may be among the rest. */}
      {judgement && !isSender && known.isIncomplete && (
        <Alert severity="warning">{t('send.guard.unread')}</Alert>
      )}
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
}

/**
 * Whether this account has not sent to it; false while that is not known. A contact or an own account may be new as well: it may have
 * been changed or added by whoever has a session.
 */
function isNewTo({ judgement, isSender, tokenContract }: Recipient): boolean {
  if (!judgement || isSender || tokenContract) return false;
  return !judgement.isSentTo;
}

function Line({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}

/** Names the characters that people may take for others, where there are some. */
function UnusualLetters({ of: characters }: { of: readonly string[] }) {
  const t = useText();
  if (characters.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('send.name.unusual', { characters: characters.map(withCodePoint).join(', ') })}
    </Alert>
  );
}

function withCodePoint(character: string): string {
  return `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
}
