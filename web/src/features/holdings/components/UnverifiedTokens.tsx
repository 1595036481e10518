import Skeleton from '@mui/material/Skeleton';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { UnverifiedListProps } from './UnverifiedList.tsx';

const loadList = () => import('./UnverifiedList.tsx');

/** Unverified tokens: in no total, and collapsed at first; the code of their list is loaded when it opens. */
export function UnverifiedTokens(props: UnverifiedListProps) {
  const t = useText();
  const { length: count } = props.assets;
  if (count === 0) return null;
  return (
    <CollapsibleGroup
      title={t('holdings.unverified', { count })}
      text={t('holdings.unverifiedText')}
      sx={{ px: 1, mt: 1 }}
    >
      <LoadedList {...props} />
    </CollapsibleGroup>
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
