import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import MenuBookRounded from '@mui/icons-material/MenuBookRounded';
import Container from '@mui/material/Container';
import { compiledTexts } from 'virtual:compiled-texts/support';
import { paths } from '../../../config/paths.ts';
import { supportEmail } from '@everything-wallet/core/texts/supportEmail';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { CardList } from '../components/CardList.tsx';
import { Faq } from '../components/Faq.tsx';
import { FeatureCard } from '../components/FeatureCard.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';

loadTexts(compiledTexts);

const questions = [
  ['support.faq.phrase.question', 'support.faq.phrase.answer'],
  ['support.faq.lost.question', 'support.faq.lost.answer'],
  ['support.faq.networks.question', 'support.faq.networks.answer'],
  ['support.faq.fees.question', 'support.faq.fees.answer'],
] as const;

/** /support: four ways to get help, and four questions with their answers (docs/product.md §2, Public pages). */
export function SupportPage() {
  const t = useText();
  return (
    <Container maxWidth="lg">
      <PageIntro title={t('support.title')} lead={t('support.lead')} />
      <PageSection title={t('support.ways')}>
        <CardList columns={4}>
          <FeatureCard
            icon={<ForumOutlined />}
            title={t('support.card.chat.title')}
            text={t('support.card.chat.text')}
          />
          <FeatureCard
            icon={<MailOutlineRounded />}
            title={t('support.card.email.title')}
            text={t('support.card.email.text')}
            action={
              <TextLink href={`mailto:${supportEmail}`}>
                <span translate="no">{supportEmail}</span>
              </TextLink>
            }
          />
          <FeatureCard
            icon={<MenuBookRounded />}
            title={t('support.card.documentation.title')}
            text={t('support.card.documentation.text')}
            action={<TextLink to={paths.documentation}>{t('site.readDocumentation')}</TextLink>}
          />
          <FeatureCard
            icon={<HelpOutlineRounded />}
            title={t('support.card.faq.title')}
            text={t('support.card.faq.text')}
            action={<TextLink to={{ hash: 'faq' }}>{t('support.card.faq.link')}</TextLink>}
          />
        </CardList>
      </PageSection>
      <PageSection id="faq" title={t('support.faq')}>
        <Faq questions={questions.map(([question, answer]) => [t(question), t(answer)])} />
        <TextLink to={paths.help}>{t('support.faq.more')}</TextLink>
      </PageSection>
    </Container>
  );
}
