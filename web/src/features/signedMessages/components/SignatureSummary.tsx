import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { SiweMessage } from '@everything-wallet/core/connect/SiweMessage';
import { networks } from '@everything-wallet/core/networks/networks';
import Typography from '@mui/material/Typography';
import { use, type Ref } from 'react';
import { SigningSummary } from '../../../components/SigningSummary.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import { formatShort } from '../../../lib/format/formatShort.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useAddressText } from '../hooks/useAddressText.ts';
import { meaningSentences } from '../meaningSentences.ts';
import type { ReadPersonalMessage, ReadTypedData } from '../readMessage.ts';

/** Sentences that a summary holds; more are listed above it. */
const MAX_SENTENCES = 3;

interface SignatureSummaryProps {
  ref: Ref<HTMLElement>;
  read: ReadTypedData | ReadPersonalMessage;
  /** Fields of a sign-in to a website (ERC-4361). */
  siwe?: SiweMessage | undefined;
  /** Address of the signing account. */
  address: string;
  /** True within a page, false in a dialog. */
  isInline?: boolean;
}

/** Meaning of a message in sentences, and its account, beside the button: all must be in view when the button is pressed. */
export function SignatureSummary({ ref, read, siwe, address, isInline = false }: SignatureSummaryProps) {
  const t = useText();
  const isTyped = read.kind === 'typedData';
  const network = isTyped ? networks.find(({ chainId }) => chainId === read.chainId) : undefined;
  const nameOf = useAddressText(network);
  const sentencesBy = (write: WriteAmount) =>
    isTyped && network ? meaningSentences(read.meaning, { network, nameOf, t, write }) : [];
  const { length } = sentencesBy(formatShort);
  const name = use(AddressNamesContext).get(address.toLowerCase())?.name;
  return (
    <SigningSummary
      ref={ref}
      testId="signature-summary"
      label={t('sign.summary')}
      isInline={isInline}
      sentence={
        siwe
          ? t('sign.signIn.sentence', { domain: siwe.domain, account: name ?? shortenAddress(address) })
          : length > 0 &&
            length <= MAX_SENTENCES && <AmountText say={(write) => sentencesBy(write).join(' ')} />
      }
      head={
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {isTyped
              ? t('sign.summary.typedData', { title: t(read.meaning.titleId) })
              : siwe
                ? t('sign.signIn', { domain: siwe.domain })
                : t('sign.summary.personal')}
            {network && `, ${network.name}`}
          </Typography>
          <Typography
            variant="caption"
            color="textSecondary"
            translate="no"
            sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}
          >
            {address}
          </Typography>
        </div>
      }
    />
  );
}
