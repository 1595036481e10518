import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ComparedAddress } from '../../../components/ComparedAddress.tsx';
import { LookalikeNotice } from '../../../components/LookalikeNotice.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { Recipient } from './Recipient.ts';
import { formatList } from '../../../lib/format/formatList.ts';

interface RecipientNoticesProps {
  recipient: Recipient;
  isToken: boolean;
  contractText?: TextId | undefined;
  isContract: boolean;
  disabled: boolean;
}

/** Notices on a recipient, below its field: the address of a name, lookalikes, and a first transfer. */
export function RecipientNotices({
  recipient,
  isToken,
  contractText = 'send.hint.contractTokens',
  isContract,
  disabled,
}: RecipientNoticesProps) {
  const t = useText();
  const { address, judgement, known, retyping, isSender, tokenContract, appContract } = recipient;
  const isNew = isNewTo(recipient);

  return (
    <Stack spacing={1} aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
      <NameNotices recipient={recipient} />
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
      {appContract !== undefined && !tokenContract && (
        <Alert severity="warning">{t('send.guard.appContract', { name: appContract })}</Alert>
      )}
      {isContract && isToken && !tokenContract && appContract === undefined && (
        <Alert severity="warning">{t(contractText)}</Alert>
      )}
      {recipient.contractOf !== undefined && (
        <Alert severity="warning">
          {t('send.guard.contractElsewhere', { network: recipient.contractOf })}
        </Alert>
      )}
      <PrimaryNameNotice recipient={recipient} />
      {/* Shown for known addresses too: the unread ones may include one that this one imitates. */}
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
 * Returns true if this account has not sent to the recipient yet; false while that is unknown. Contacts and own accounts count too:
 * a stolen session can add or change them.
 */
function isNewTo({ judgement, isSender, tokenContract }: Recipient): boolean {
  if (!judgement || isSender || tokenContract) return false;
  return !judgement.isSentTo;
}

/** Address that a typed name resolves to, and its unusual characters. */
function NameNotices({ recipient: { address, name, unusual, retry } }: { recipient: Recipient }) {
  const t = useText();
  return (
    <>
      {address !== undefined && name !== undefined && (
        <ComparedAddress label={t('send.name.leadsTo', { name })} address={address} />
      )}
      {name !== undefined && <UnusualLetters of={unusual} />}
      {retry && (
        <Button size="small" onClick={retry} sx={{ alignSelf: 'flex-start' }}>
          {t('common.retry')}
        </Button>
      )}
    </>
  );
}

/** Primary name of the address, if the user typed another one or none. */
function PrimaryNameNotice({ recipient: { name, primaryName } }: { recipient: Recipient }) {
  const t = useText();
  if (!primaryName || primaryName.name === name) return null;
  return (
    <>
      <Line text={t('send.name.primary', { name: primaryName.name })} />
      <UnusualLetters of={primaryName.unusual} />
    </>
  );
}

function Line({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}

/** Lists the characters that can be mistaken for others, if there are any. */
function UnusualLetters({ of: characters }: { of: readonly string[] }) {
  const t = useText();
  if (characters.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('send.name.unusual', { characters: formatList(characters.map(withCodePoint)) })}
    </Alert>
  );
}

function withCodePoint(character: string): string {
  return `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
}
