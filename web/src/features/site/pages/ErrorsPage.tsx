import { apiErrors, type ApiError } from '@everything-wallet/core/api/apiErrors';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/errors';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { ContentsLayout } from '../components/ContentsLayout.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { problemExample } from '../problemExample.ts';

loadTexts(compiledTexts);

type Entry = readonly [code: string, error: ApiError];

const entries: readonly Entry[] = Object.entries(apiErrors);
const statuses = [...new Set(entries.map(([, { status }]) => status))].sort((one, other) => one - other);

/** /documentation/errors: every error code of the API; target of a problem's `doc_url`. */
export function ErrorsPage() {
  const t = useText();
  return (
    <ToastProvider>
      <Container maxWidth="lg">
        <PageIntro title={t('errors.title')} lead={t('errors.lead')} />
        <ContentsLayout
          contents={[
            ['shape', t('errors.shape')],
            ...statuses.map((status) => [`status-${status}`, t('errors.status', { status })] as const),
          ]}
        >
          <PageSection id="shape" title={t('errors.shape')} text={t('errors.shape.text')}>
            <CodeSample name="problem.json" code={problemExample} />
            <TextLink to={{ pathname: paths.documentation, hash: 'errors' }}>{t('errors.back')}</TextLink>
          </PageSection>
          {statuses.map((status) => (
            <PageSection key={status} id={`status-${status}`} title={t('errors.status', { status })}>
              <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
                {entries
                  .filter(([, error]) => error.status === status)
                  .map((entry) => (
                    <ErrorPart key={entry[0]} entry={entry} />
                  ))}
              </Box>
            </PageSection>
          ))}
        </ContentsLayout>
      </Container>
    </ToastProvider>
  );
}

function ErrorPart({ entry: [code, { title, meaning, remedy, retryable }] }: { entry: Entry }) {
  const t = useText();
  return (
    <Box
      component="article"
      id={code}
      tabIndex={-1}
      aria-labelledby={`${code}-code`}
      sx={{
        scrollMarginTop: 96,
        p: { xs: 2, md: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        // Target of a problem's URL: highlighted among the others.
        '&:target, &:focus': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Typography
        variant="h3"
        id={`${code}-code`}
        translate="no"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {code}
      </Typography>
      <Typography lang={SOURCE_LANGUAGE} sx={{ mt: 0.75, fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography lang={SOURCE_LANGUAGE}>{meaning}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.75 }}>
        {t('errors.remedy')}{' '}
        <span lang={SOURCE_LANGUAGE} dir="ltr">
          {remedy}
        </span>
      </Typography>
      <Typography
        variant="body2"
        sx={{ mt: 0.75, fontWeight: 600, color: retryable ? 'success.main' : 'text.secondary' }}
      >
        {t(retryable ? 'errors.retryable' : 'errors.notRetryable')}
      </Typography>
    </Box>
  );
}
