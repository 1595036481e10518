import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { Moment } from '../../../components/Moment.tsx';
import { useCopy } from '../../../components/useCopy.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ApiRequest } from '../ApiRequest.ts';
import { KeyIconButton } from './KeyIconButton.tsx';

/** Columns of the list on a wide screen, for its rows and its head. */
export const requestColumns = {
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr) minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr)',
  columnGap: 2,
  px: { xs: 2, sm: 3 },
} as const;

interface RequestRowProps {
  request: ApiRequest;
  /** Undefined if the key is deleted. */
  keyName: string | undefined;
}

/** One request: time, call, status, key, and its id for support. */
export function RequestRow({ request, keyName }: RequestRowProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { isCopied, copy } = useCopy();
  const { at, method, path, status, code, request_id: id } = request;
  const copyId = async () => {
    if (await copy(id)) enqueueSnackbar(t('common.copied'), { variant: 'success' });
  };
  return (
    <Box
      component="li"
      data-testid="api-request-row"
      sx={{
        ...requestColumns,
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: requestColumns.gridTemplateColumns },
        gridTemplateAreas: {
          xs: '"request request" "status key" "time id"',
          md: '"time request status key id"',
        },
        alignItems: 'center',
        rowGap: 0.5,
        pt: { xs: 1.5, md: 0.25 },
        pb: { xs: 0.5, md: 0.25 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ gridArea: 'time', fontVariantNumeric: 'tabular-nums' }}
      >
        <Moment time={at} hasSeconds />
      </Typography>
      <Typography
        translate="no"
        sx={{ gridArea: 'request', fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
      >
        <strong>{method}</strong> {path}
      </Typography>
      <Box sx={{ gridArea: 'status', minWidth: 0 }}>
        <Chip
          component="span"
          size="small"
          variant="outlined"
          translate="no"
          color={status >= 500 ? 'error' : status >= 400 ? 'warning' : 'success'}
          label={code ? `${status} ${code}` : status}
          sx={{ height: 22, maxWidth: '100%', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        />
      </Box>
      <Typography
        variant="caption"
        dir="auto"
        noWrap
        color={keyName === undefined ? 'textSecondary' : 'textPrimary'}
        sx={{ gridArea: 'key', textAlign: { xs: 'right', md: 'left' } }}
      >
        {keyName ?? t('portal.requests.deletedKey')}
      </Typography>
      <Box
        sx={{
          gridArea: 'id',
          display: 'flex',
          alignItems: 'center',
          justifyContent: { xs: 'flex-end', md: 'flex-start' },
          mr: { xs: -1.5, md: 0 },
          minWidth: 0,
        }}
      >
        <Typography
          noWrap
          title={id}
          translate="no"
          color="textSecondary"
          sx={{ fontFamily: 'monospace', fontSize: '0.75rem' }}
        >
          {id}
        </Typography>
        <KeyIconButton
          label={t('portal.requests.copyId', { id })}
          icon={isCopied ? <CheckRounded fontSize="small" /> : <ContentCopyRounded fontSize="small" />}
          onClick={() => void copyId()}
        />
      </Box>
    </Box>
  );
}
