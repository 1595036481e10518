import BoltRounded from '@mui/icons-material/BoltRounded';
import DevicesRounded from '@mui/icons-material/DevicesRounded';
import HubOutlined from '@mui/icons-material/HubOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { compiledTexts } from 'virtual:compiled-texts/features';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { CardList } from '../components/CardList.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { EntryButton } from '../components/EntryButton.tsx';
import { FeatureCard } from '../components/FeatureCard.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';

loadTexts(compiledTexts);

/** /features: six cards, and calls to action (docs/product.md §2, Public pages). */
export function FeaturesPage() {
  const t = useText();
  return (
    <Container maxWidth="lg">
      <PageIntro title={t('features.title')} lead={t('features.lead')}>
        <EntryButton isLarge />
      </PageIntro>
      <PageSection title={t('features.list')}>
        <CardList columns={3}>
          <FeatureCard
            icon={<ShieldOutlined />}
            title={t('features.card.security.title')}
            text={t('features.card.security.text')}
          />
          <FeatureCard
            icon={<BoltRounded />}
            title={t('features.card.speed.title')}
            text={t('features.card.speed.text')}
          />
          <FeatureCard
            icon={<VisibilityOffOutlined />}
            title={t('features.card.privacy.title')}
            text={t('features.card.privacy.text')}
          />
          <FeatureCard
            icon={<HubOutlined />}
            title={t('features.card.chains.title')}
            text={t('features.card.chains.text')}
          />
          <FeatureCard
            icon={<DevicesRounded />}
            title={t('features.card.platforms.title')}
            text={t('features.card.platforms.text')}
          />
          <FeatureCard
            icon={<SwapHorizRounded />}
            title={t('features.card.swaps.title')}
            text={t('features.card.swaps.text')}
          />
        </CardList>
      </PageSection>
      <PageSection title={t('features.more')}>
        <Box
          component="ul"
          sx={{
            m: 0,
            pl: 2.5,
            display: 'grid',
            gridTemplateColumns: { md: '1fr 1fr' },
            columnGap: 5,
            rowGap: 1.25,
            '& ::marker': { color: 'primary.main' },
          }}
        >
          <li>{t('features.more.accounts')}</li>
          <li>{t('features.more.contacts')}</li>
          <li>{t('features.more.history')}</li>
          <li>{t('features.more.qr')}</li>
          <li>{t('features.more.markets')}</li>
        </Box>
      </PageSection>
      <ClosingCall title={t('features.closing')} text={t('features.closing.text')}>
        <EntryButton isLarge />
      </ClosingCall>
    </Container>
  );
}
