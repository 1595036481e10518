import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import type { Lookalike, RecipientJudgement } from '@everything-wallet/core/recipients/judgeRecipient';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { compiledTexts } from 'virtual:compiled-texts/recipients';
import type { Retyping } from '../lib/recipients/useRetyping.ts';
import { loadTexts } from '../lib/text/loadTexts.ts';
import { useText } from '../lib/text/useText.ts';
import type { TextId } from '../texts/texts.ts';
import { ComparedAddress } from './ComparedAddress.tsx';
import { RetypeField } from './RetypeField.tsx';

loadTexts(compiledTexts);

interface LookAlikeNoticeProps {
  /** Checksum address (EIP-55). */
  address: string;
  judgement: RecipientJudgement;
  /** Undefined where no retyping is needed. */
  retyping: Retyping | undefined;
  /** Shown once the digits are right. */
  retypedText: TextId;
  disabled: boolean;
}

/**
 * The known address that another one resembles, both digit by digit, and the field to type its digits again.
 */
export function LookalikeNotice({
  address,
  judgement,
  retyping,
  retypedText,
  disabled,
}: LookAlikeNoticeProps) {
  const t = useText();
  const { lookAlike, severity } = judgement;
  if (!lookAlike || severity === 'fine') return null;
  const { known } = lookAlike;
  return (
    <>
      <Alert severity={severity === 'stop' ? 'error' : 'warning'}>
        {t(likenessText(lookAlike, severity), { name: knownName(known) })}
        <Stack spacing={0.5} sx={{ mt: 1 }}>
          <ComparedAddress label={t('send.guard.this')} address={address} other={known.address} />
          <ComparedAddress label={t('send.guard.known')} address={known.address} other={address} />
        </Stack>
      </Alert>
      {retyping && (
        <RetypeField
          key={address}
          retyping={retyping}
          knownName={knownName(known)}
          retypedText={retypedText}
          disabled={disabled}
        />
      )}
    </>
  );

  function knownName({ kind, name = '' }: KnownAddress): string {
    return t(knownText[kind], { name });
  }
}

const knownText = {
  contact: 'send.guard.knownContact',
  account: 'send.guard.knownAccount',
  watched: 'send.guard.knownWatched',
  sentTo: 'send.guard.knownSentTo',
} as const satisfies Record<KnownAddress['kind'], TextId>;

function likenessText({ likeness }: Lookalike, severity: 'warning' | 'stop') {
  if (likeness !== 'bothEnds') return `send.guard.${likeness}` as const;
  return severity === 'stop' ? 'send.guard.bothEnds' : 'send.guard.bothEndsSaved';
}
