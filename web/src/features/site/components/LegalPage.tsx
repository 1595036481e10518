import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { TextId } from '../../../texts/texts.ts';
import { compiledTexts } from 'virtual:compiled-texts/legal';
import { supportEmail } from '@everything-wallet/core/texts/supportEmail';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { ContentsLayout } from './ContentsLayout.tsx';
import { PageIntro } from './PageIntro.tsx';
import { PageSection } from './PageSection.tsx';
import { TextLink } from './TextLink.tsx';

loadTexts(compiledTexts);

interface LegalPageProps {
  title: TextId;
  lead: TextId;
  /** Sections before the last one, which has the contact address. */
  sections: readonly LegalSection[];
  contact: LegalSection;
}

interface LegalSection {
  readonly id: string;
  readonly title: TextId;
  readonly text: TextId;
  /** Page with more detail. */
  readonly link?: { readonly to: string; readonly label: TextId };
}

/** Legal text: date, contents, sections and contact address. */
export function LegalPage({ title, lead, sections, contact }: LegalPageProps) {
  const t = useText();
  const all = [...sections, contact];
  return (
    <Container maxWidth="lg">
      <PageIntro title={t(title)} lead={t(lead)}>
        <Typography variant="body2" color="textSecondary">
          {t('legal.updated')}
        </Typography>
      </PageIntro>
      <ContentsLayout contents={all.map((section) => [section.id, t(section.title)])}>
        <Box sx={{ maxWidth: 680, '& > section': { mb: 5 } }}>
          {sections.map((section) => (
            <PageSection key={section.id} id={section.id} title={t(section.title)} text={t(section.text)}>
              {section.link && <TextLink to={section.link.to}>{t(section.link.label)}</TextLink>}
            </PageSection>
          ))}
          <PageSection id={contact.id} title={t(contact.title)} text={t(contact.text)}>
            <TextLink href={`mailto:${supportEmail}`}>
              <span translate="no">{supportEmail}</span>
            </TextLink>
          </PageSection>
        </Box>
      </ContentsLayout>
    </Container>
  );
}
