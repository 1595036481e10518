import { hostGroups, type Asker, type HostGroup } from '@everything-wallet/core/hosts/hosts';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/connections';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { ContentsLayout } from '../components/ContentsLayout.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';

loadTexts(compiledTexts);

/** Fragments of the sections, by who makes the request. */
const parts = {
  page: 'browser',
  appCheck: 'app-check',
  functions: 'servers',
  person: 'links',
} as const satisfies Record<Asker, string>;

const askers = ['page', 'appCheck', 'functions', 'person'] as const satisfies readonly Asker[];

/**
 * /connections: every host the wallet contacts, what it learns and why, from the list that the content security policy and the tests
 * enforce.
 */
export function ConnectionsPage() {
  const t = useText();
  return (
    <Container maxWidth="lg">
      <PageIntro title={t('connections.title')} lead={t('connections.lead')} />
      <ContentsLayout contents={askers.map((asker) => [parts[asker], t(`connections.${asker}.title`)])}>
        {askers.map((asker) => (
          <PageSection
            key={asker}
            id={parts[asker]}
            title={t(`connections.${asker}.title`)}
            text={t(`connections.${asker}.text`)}
          >
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
              {hostGroups
                .filter((group) => group.asker === asker)
                .map((group) => (
                  <HostPart key={group.id} group={group} />
                ))}
            </Box>
          </PageSection>
        ))}
        <TextLink to={paths.privacy}>{t('site.privacy')}</TextLink>
      </ContentsLayout>
    </Container>
  );
}

function HostPart({ group: { id, asker, hosts } }: { group: HostGroup }) {
  const t = useText();
  return (
    <Box
      component="article"
      sx={{
        p: { xs: 2, md: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h3">{t(`connections.host.${id}`)}</Typography>
      {hosts.length > 0 && (
        <Box
          component="ul"
          translate="no"
          sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, fontFamily: 'monospace', fontSize: '0.875rem' }}
        >
          {hosts.map((host) => (
            <Box key={host} component="li" sx={{ overflowWrap: 'anywhere' }}>
              {host}
            </Box>
          ))}
        </Box>
      )}
      {hosts.length === 0 && asker !== 'page' && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {t('connections.none')}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        <strong>{t('connections.learns')}:</strong> {t(`connections.${id}.learns`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        <strong>{t('connections.why')}:</strong> {t(`connections.${id}.why`)}
      </Typography>
    </Box>
  );
}
