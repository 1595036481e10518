import { readFieldProblem } from '@everything-wallet/core/errors/fieldProblem';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/recipients';
import { ComparedAddress } from '../../../components/ComparedAddress.tsx';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { JudgedRow } from '../import/judgeRows.ts';
import { networkOfCell } from '../import/networkOfCell.ts';

loadTexts(compiledTexts);

/** Characters shown of a cell: a hostile file has more. */
const MAX_SHOWN = 120;

const knownText = {
  contact: 'send.guard.knownContact',
  account: 'send.guard.knownAccount',
  watched: 'send.guard.knownWatched',
  sentTo: 'send.guard.knownSentTo',
} as const satisfies Record<KnownAddress['kind'], TextId>;

const colors = {
  new: 'text.secondary',
  duplicate: 'text.secondary',
  clash: 'error.main',
  stopped: 'error.main',
  invalid: 'error.main',
};

/** One line of a file to import: its position, its content and its outcome. */
export function ImportedRowView({ judged }: { judged: JudgedRow }) {
  const t = useText();
  const { row, state } = judged;
  const lookAlike = 'lookAlike' in judged ? judged.lookAlike : undefined;
  return (
    <Box component="li" data-state={state} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'left' }}>
        {row.name.slice(0, MAX_SHOWN)}
      </Typography>
      <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {row.address.slice(0, MAX_SHOWN)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {network()}
      </Typography>
      {row.notes !== '' && (
        <Typography
          dir="auto"
          variant="body2"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {row.notes.slice(0, MAX_SHOWN)}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: colors[state] }}>
        {t('contacts.import.line', { line: row.line })}: {outcome()}
      </Typography>
      {lookAlike && 'known' in lookAlike && (
        <ComparedAddress
          label={t('send.guard.known')}
          address={lookAlike.known.address}
          other={row.address}
        />
      )}
      {judged.state === 'clash' && 'address' in judged.other && (
        <ComparedAddress
          label={t('send.guard.known')}
          address={judged.other.address}
          other={judged.entry.fields.address}
        />
      )}
    </Box>
  );

  /** Returns the name of the line's network, or the cell's text if it is unknown. */
  function network(): string {
    const found = networkOfCell(row.network);
    if (row.network === '') return t('contacts.import.noNetwork', { network: found?.name ?? '' });
    return found?.name ?? row.network.slice(0, MAX_SHOWN);
  }

  function outcome(): string {
    if (judged.state === 'invalid') {
      return judged.problems
        .map((problem) => readFieldProblem(problem))
        .map(({ id, values }) => t(id as TextId, values))
        .join('; ');
    }
    if (judged.state === 'duplicate') {
      return 'line' in judged.twin
        ? t('contacts.import.isDuplicateInFile', { line: judged.twin.line })
        : t('contacts.import.isDuplicate', {
            name: judged.twin.name,
            network: networkName(judged.twin.network),
          });
    }
    if (judged.state === 'clash') {
      return 'line' in judged.other
        ? t('contacts.import.isNameOfLine', { line: judged.other.line })
        : t('contacts.import.isNameTaken', { name: judged.other.name });
    }
    if (judged.state === 'stopped') {
      return 'line' in judged.lookAlike
        ? t('contacts.import.isLikeLine', { line: judged.lookAlike.line })
        : t('contacts.import.isLike', { name: knownName(judged.lookAlike.known) });
    }
    if (judged.lookAlike) {
      return t('contacts.import.isLikeAtOneEnd', { name: knownName(judged.lookAlike.known) });
    }
    return judged.elsewhere
      ? t('contacts.import.isElsewhere', {
          name: judged.elsewhere.name,
          network: networkName(judged.elsewhere.network),
        })
      : t('contacts.import.isNew');
  }

  function knownName({ kind, name = '' }: KnownAddress): string {
    return t(knownText[kind], { name });
  }
}

function networkName(id: string): string {
  return findNetworkById(id)?.name ?? id;
}
