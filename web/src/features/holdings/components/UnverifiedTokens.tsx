import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { UnverifiedListProps } from './UnverifiedList.tsx';

const loadList = () => import('./UnverifiedList.tsx');

/** Unverified tokens: in no total, and collapsed at first; the code of their list is loaded when it opens. */
export function UnverifiedTokens(props: UnverifiedListProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const groupId = useId();
  const { length: count } = props.assets;
  if (count === 0) return null;
  return (
    <Box sx={{ px: 1, mt: 1 }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={groupId}
        onClick={() => setIsOpen(!isOpen)}
        endIcon={
          <ExpandMoreRounded sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} aria-hidden="true" />
        }
        sx={{ minHeight: 44, ml: -0.5, color: 'text.secondary' }}
      >
        {t('holdings.unverified', { count })}
      </Button>
      <Box id={groupId} hidden={!isOpen}>
        {isOpen && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {t('holdings.unverifiedText')}
            </Typography>
            <LoadedList {...props} />
          </>
        )}
      </Box>
    </Box>
  );
}

function LoadedList(props: UnverifiedListProps) {
  const t = useText();
  const loaded = useLoaded(loadList);
  if (loaded.status === 'failed')
    return <ErrorState title={t('common.error.notLoaded')} onRetry={loaded.retry} />;
  if (loaded.status === 'loading')
    return <Skeleton height={52} role="status" aria-busy="true" aria-label={t('common.loading')} />;
  const { UnverifiedList } = loaded.value;
  return <UnverifiedList {...props} />;
}
