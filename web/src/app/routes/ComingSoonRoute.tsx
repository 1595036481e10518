import ConstructionRounded from '@mui/icons-material/ConstructionRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { paths } from '../../config/paths.ts';
import { useText } from '../../lib/text/useText.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';

/** Stands where a screen will be, and says so. */
export function ComingSoonRoute() {
  const t = useText();
  return (
    <WalletLayout>
      <EmptyState
        icon={<ConstructionRounded fontSize="large" />}
        title={t('common.comingSoon')}
        text={t('common.comingSoonText')}
        action={
          <Button component={Link} to={paths.home} variant="outlined" sx={{ mt: 2 }}>
            {t('common.backHome')}
          </Button>
        }
      />
    </WalletLayout>
  );
}
