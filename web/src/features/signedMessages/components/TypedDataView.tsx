import type { TypedField } from '@everything-wallet/core/calls/typedData/TypedData';
import { networks } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useAddressText } from '../hooks/useAddressText.ts';
import { meaningSentences } from '../meaningSentences.ts';
import type { ReadTypedData } from '../readMessage.ts';
import { FieldTree } from './FieldTree.tsx';

interface TypedDataViewProps {
  read: ReadTypedData;
}

/**
 * Typed data that is signed, as sentences: the permission, its holder and its end. All values are folded below, or open where no
 * sentence describes them.
 */
export function TypedDataView({ read: { data, meaning, chainId } }: TypedDataViewProps) {
  const t = useText();
  const network = networks.find((one) => one.chainId === chainId);
  const nameOf = useAddressText(network);
  const sentencesBy = (write: WriteAmount) =>
    network ? meaningSentences(meaning, { network, nameOf, t, write }) : [];
  const sentences = sentencesBy(formatShort);
  const fields = rawFields();
  // Only the fields show what the sentences leave open.
  const isExplained = sentences.length > 0 && !meaning.isOpen && meaning.kind !== 'bulkOrder';
  const contract = data.domain.fields.find(({ name }) => name === 'verifyingContract')?.value;
  return (
    <Stack spacing={2}>
      <Part title={t('sign.meaning')}>
        <Typography sx={{ fontWeight: 600 }}>{t(meaning.titleId)}</Typography>
        {sentences.map((sentence, place) => (
          // Two allowances may have the same sentence.
          <Typography key={place} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <AmountText say={(write) => sentencesBy(write)[place] ?? sentence} />
          </Typography>
        ))}
        {isExplained && typeof contract === 'string' && (
          // Anyone can write data of the same type for a contract of their own.
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('sign.domain.verifyingContract')}: <span translate="no">{nameOf(contract)}</span>
          </Typography>
        )}
      </Part>
      {isExplained ? (
        <CollapsibleGroup title={t('sign.raw')}>
          <Stack spacing={2}>{fields}</Stack>
        </CollapsibleGroup>
      ) : (
        fields
      )}
    </Stack>
  );

  function rawFields(): ReactNode {
    return (
      <>
        <Part title={t('sign.domain')}>
          {data.domain.fields.length === 0 ? (
            <Typography variant="body2">{t('sign.domain.empty')}</Typography>
          ) : (
            <FieldTree fields={data.domain.fields.map(shownDomainField)} nameOf={nameOf} />
          )}
          {data.domain.fields.some(({ name }) => name === 'name') && (
            <Typography variant="body2" color="textSecondary">
              {t('sign.domainText')}
            </Typography>
          )}
        </Part>
        <Part title={t('sign.fields', { name: data.message?.struct ?? '' })}>
          {data.message ? (
            <FieldTree fields={data.message.fields} nameOf={nameOf} />
          ) : (
            <Typography variant="body2">{t('sign.fields.none')}</Typography>
          )}
        </Part>
      </>
    );
  }

  /** Adds the network's name to the chain id. */
  function shownDomainField(field: TypedField): TypedField {
    const isChain = field.name === 'chainId' && network !== undefined;
    return isChain ? { ...field, value: `${network.chainId} (${network.name})` } : field;
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Stack spacing={0.75}>{children}</Stack>
    </Box>
  );
}
