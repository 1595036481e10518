import { maskApiKey } from '@everything-wallet/core/apiKeys/maskApiKey';
import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useCopy } from '../../../components/useCopy.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ApiKey } from '../ApiKey.ts';
import { KeyIconButton } from './KeyIconButton.tsx';
import { KeyMarks } from './KeyMarks.tsx';
import { language } from '../../../lib/language/language.ts';

interface ApiKeyRowProps {
  apiKey: ApiKey;
  /** Last use, if any; undefined until it is known. */
  lastUse: { readonly at: Date | undefined } | undefined;
  /** ms since 1970. */
  now: number;
  isRevealed: boolean;
  onToggle: () => void;
  onRotate: () => void;
  onDelete: () => void;
}

/** One key of the list: its name, characters, scopes and actions. */
export function ApiKeyRow({
  apiKey,
  lastUse,
  now,
  isRevealed,
  onToggle,
  onRotate,
  onDelete,
}: ApiKeyRowProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { isCopied, copy } = useCopy();
  const { name, key, createdAt } = apiKey;
  // The last characters distinguish two keys of one name, as after a rotation.
  const label = { name, tail: key.slice(-4) };
  const copyKey = async () => {
    if (await copy(key)) enqueueSnackbar(t('portal.copied'), { variant: 'success' });
  };
  return (
    <Box
      component="li"
      data-testid="api-key-row"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 5fr) minmax(0, 7fr) auto' },
        gridTemplateAreas: {
          xs: '"name actions" "key key"',
          md: '"name key actions"',
        },
        alignItems: { xs: 'start', md: 'center' },
        columnGap: 2,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ gridArea: 'name', minWidth: 0, pt: { xs: 1, md: 0 } }}>
        <Typography
          dir="auto"
          data-testid="api-key-name"
          sx={{ fontWeight: 620, overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {createdAt && t('portal.createdAt', { date: day.format(createdAt) })}
          {' · '}
          {/* Shows nothing until the usage is known: 'not used' would be a claim. */}
          {!lastUse
            ? '…'
            : lastUse.at
              ? t('portal.lastUsed', { time: formatTime(lastUse.at) })
              : t('portal.noUse')}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'key', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
          <Typography
            translate="no"
            data-testid="api-key"
            sx={{
              fontFamily: 'monospace',
              fontSize: '0.875rem',
              minWidth: 0,
              mr: 0.5,
              overflowWrap: 'anywhere',
            }}
          >
            {isRevealed ? key : maskApiKey(key)}
          </Typography>
          <KeyIconButton
            label={t(isRevealed ? 'portal.hide' : 'portal.reveal', label)}
            icon={
              isRevealed ? (
                <VisibilityOffOutlined fontSize="small" />
              ) : (
                <VisibilityOutlined fontSize="small" />
              )
            }
            onClick={onToggle}
          />
          <KeyIconButton
            label={t('portal.copy', label)}
            icon={isCopied ? <CheckRounded fontSize="small" /> : <ContentCopyRounded fontSize="small" />}
            onClick={() => void copyKey()}
          />
        </Box>
        <KeyMarks apiKey={apiKey} now={now} />
      </Box>
      <Box sx={{ gridArea: 'actions', display: 'flex', mr: -1 }}>
        <KeyIconButton
          label={t('portal.rotate', label)}
          icon={<AutorenewRounded fontSize="small" />}
          onClick={onRotate}
        />
        <KeyIconButton
          label={t('portal.delete', label)}
          icon={<DeleteOutlineRounded fontSize="small" />}
          onClick={onDelete}
        />
      </Box>
    </Box>
  );
}

const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
