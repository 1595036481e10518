import BoltRounded from '@mui/icons-material/BoltRounded';
import HubOutlined from '@mui/icons-material/HubOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { LightButton } from '../../components/LightButton.tsx';
import { CardList } from '../../features/site/components/CardList.tsx';
import { ClosingCall } from '../../features/site/components/ClosingCall.tsx';
import { CustodyPanel } from '../../features/site/components/CustodyPanel.tsx';
import { EntryButton } from '../../features/site/components/EntryButton.tsx';
import { FeatureCard } from '../../features/site/components/FeatureCard.tsx';
import { PageSection } from '../../features/site/components/PageSection.tsx';
import { ProductTour } from '../../features/site/components/ProductTour.tsx';
import { ProofPoints } from '../../features/site/components/ProofPoints.tsx';
import { useText } from '../../lib/text/useText.ts';

const FEATURES = 'features';

/** First page of a visitor: the product, four reasons, what each claim rests on, and the way in (docs/product.md §2, Landing page). */
export function LandingPage() {
  const t = useText();
  return (
    <Container maxWidth="lg">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1.25fr 1fr' },
          gap: { xs: 5, md: 8 },
          alignItems: 'center',
          py: { xs: 6, md: 13 },
        }}
      >
        <Box>
          <Typography variant="h1" sx={{ fontSize: { xs: '2.625rem', md: '4.25rem' }, textWrap: 'balance' }}>
            {t('landing.hero')}
          </Typography>
          <Typography
            color="textSecondary"
            sx={{ mt: 2.5, maxWidth: 500, fontSize: { xs: '1.0625rem', md: '1.1875rem' } }}
          >
            {t('landing.text')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
            <EntryButton isLarge />
            <LightButton to={{ hash: FEATURES }} variant="outlined" isLarge>
              {t('landing.learnMore')}
            </LightButton>
          </Box>
        </Box>
        <ProductTour />
      </Box>
      <PageSection id={FEATURES} title={t('landing.features')}>
        <CardList columns={4}>
          <FeatureCard
            icon={<ShieldOutlined />}
            title={t('landing.secure')}
            text={t('landing.secure.text')}
          />
          <FeatureCard icon={<BoltRounded />} title={t('landing.fast')} text={t('landing.fast.text')} />
          <FeatureCard
            icon={<VisibilityOffOutlined />}
            title={t('landing.private')}
            text={t('landing.private.text')}
          />
          <FeatureCard
            icon={<HubOutlined />}
            title={t('landing.multiChain')}
            text={t('landing.multiChain.text')}
          />
        </CardList>
      </PageSection>
      <PageSection title={t('landing.proof')} text={t('landing.proof.text')}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '1.7fr 1fr' },
            gap: { xs: 4, md: 6 },
            alignItems: 'start',
          }}
        >
          <ProofPoints />
          <CustodyPanel />
        </Box>
      </PageSection>
      <ClosingCall title={t('landing.closing')} text={t('landing.closing.text')}>
        <EntryButton isLarge />
      </ClosingCall>
    </Container>
  );
}
