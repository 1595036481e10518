import { networks } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/documentation';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { DataTable } from '../../../components/DataTable.tsx';
import { InlineCode } from '../../../components/InlineCode.tsx';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { ContentsLayout } from '../components/ContentsLayout.tsx';
import { FunctionList } from '../components/FunctionList.tsx';
import { FunctionSample } from '../components/FunctionSample.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { TextList } from '../components/TextList.tsx';
import { deploymentValues } from '../deploymentValues.ts';
import { problemExample } from '../problemExample.ts';
import { samples } from '../samples.ts';

loadTexts(compiledTexts);

const contents = [
  ['start', 'documentation.start'],
  ['authentication', 'documentation.authentication'],
  ['example', 'documentation.example'],
  ['rest-api', 'documentation.endpoints'],
  ['reference', 'documentation.reference'],
  ['reads', 'documentation.reads'],
  ['errors', 'documentation.errors'],
  ['limits', 'documentation.limits'],
  ['networks', 'documentation.networks'],
  ['functions', 'documentation.functions'],
] as const;

const limitHeaders = [
  ['RateLimit', 'documentation.limits.rateLimit'],
  ['RateLimit-Policy', 'documentation.limits.policy'],
  ['Retry-After', 'documentation.limits.retryAfter'],
] as const;

interface DocumentationPageProps {
  /** Endpoints of the API, each a link to its part of the reference. */
  endpoints: ReactNode;
  /** Reference of the endpoints. */
  reference: ReactNode;
}

/** /documentation: first steps, bearer authentication, an example, endpoints and their reference (docs/product.md §2, §7). */
export function DocumentationPage({ endpoints, reference }: DocumentationPageProps) {
  const t = useText();
  return (
    <ToastProvider>
      <Container maxWidth="lg">
        <PageIntro title={t('documentation.title')} lead={t('documentation.lead')} />
        <ContentsLayout contents={contents.map(([id, title]) => [id, t(title)])}>
          <PageSection id="start" title={t('documentation.start')}>
            <TextList
              isOrdered
              texts={[
                t('documentation.start.account'),
                t('documentation.start.key'),
                t('documentation.start.keep'),
                t('documentation.start.call'),
              ]}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
              <TextLink to={paths.auth}>{t('documentation.start.createAccount')}</TextLink>
              <TextLink to={paths.developerPortal}>{t('documentation.start.portal')}</TextLink>
            </Box>
          </PageSection>
          <PageSection
            id="authentication"
            title={t('documentation.authentication')}
            text={t('documentation.authentication.text')}
          >
            <InlineCode>{'Authorization: Bearer ew_live_…'}</InlineCode>
            <Box sx={{ mt: 2 }}>
              <TextList
                texts={[
                  t('documentation.authentication.kinds'),
                  t('documentation.authentication.scopes'),
                  t('documentation.authentication.rotation'),
                  t('documentation.authentication.secret'),
                ]}
              />
            </Box>
          </PageSection>
          <PageSection id="example" title={t('documentation.example')} text={t('documentation.example.text')}>
            <CodeSample name="balance.sh" code={samples.shell} />
          </PageSection>
          <PageSection
            id="rest-api"
            title={t('documentation.endpoints')}
            text={t('documentation.endpoints.text')}
          >
            {endpoints}
            <TextList
              texts={[
                t('documentation.endpoints.amounts'),
                t('documentation.endpoints.networks'),
                t('documentation.endpoints.idempotent'),
              ]}
            />
            <TextLink href="/api/v1/openapi.json">{t('documentation.endpoints.download')}</TextLink>
          </PageSection>
          <PageSection
            id="reference"
            title={t('documentation.reference')}
            text={t('documentation.reference.text')}
          >
            {reference}
          </PageSection>
          <ReadsSection />
          <PageSection id="errors" title={t('documentation.errors')} text={t('documentation.errors.text')}>
            <CodeSample name="problem.json" code={problemExample} />
            <TextLink to={paths.apiErrors}>{t('documentation.errors.all')}</TextLink>
          </PageSection>
          <PageSection id="limits" title={t('documentation.limits')} text={t('documentation.limits.text')}>
            <Typography sx={{ mb: 2 }}>{t('documentation.limits.windows')}</Typography>
            <DataTable
              label={t('documentation.limits')}
              columns={[t('documentation.limits.header'), t('documentation.limits.meaning')]}
              hasCodeNames
              rows={limitHeaders.map(([header, meaning]) => [header, t(meaning)])}
            />
          </PageSection>
          <NetworksSection />
          <FunctionsSection />
        </ContentsLayout>
      </Container>
    </ToastProvider>
  );
}

/** Reads of connected sites, which are JSON-RPC and so not part of the reference. */
function ReadsSection() {
  const t = useText();
  return (
    <PageSection id="reads" title={t('documentation.reads')} text={t('documentation.reads.text')}>
      <InlineCode>{'POST /api/rpc/{chainId}'}</InlineCode>
      <Box sx={{ mt: 2 }}>
        <TextList
          texts={[
            t('documentation.reads.methods'),
            t('documentation.reads.limits'),
            t('documentation.reads.nodes'),
          ]}
        />
        <TextLink to={paths.connectWebsites}>{t('documentation.reads.websites')}</TextLink>
      </Box>
    </PageSection>
  );
}

/** Networks, with the values that name them in the API. */
function NetworksSection() {
  const t = useText();
  return (
    <PageSection id="networks" title={t('documentation.networks')} text={t('documentation.networks.text')}>
      <DataTable
        label={t('documentation.networks')}
        columns={[
          t('documentation.networks.name'),
          t('documentation.networks.value'),
          t('documentation.networks.id'),
          t('documentation.networks.chainId'),
          t('documentation.networks.currency'),
        ]}
        rows={networks.map(({ name, rpcName, id, chainId, currency }) => [
          name,
          <InlineCode noWrap>{rpcName}</InlineCode>,
          <InlineCode noWrap>{id}</InlineCode>,
          chainId,
          <span translate="no">{currency}</span>,
        ])}
      />
    </PageSection>
  );
}

/** Cloud Functions, and the values of this deployment. */
function FunctionsSection() {
  const t = useText();
  return (
    <PageSection id="functions" title={t('documentation.functions')} text={t('documentation.functions.text')}>
      <FunctionSample />
      <Typography variant="h3" sx={{ mt: 3, mb: 1.5 }}>
        {t('documentation.values')}
      </Typography>
      <DataTable
        label={t('documentation.values')}
        columns={[t('documentation.values.name'), t('documentation.values.where')]}
        hasCodeNames
        rows={deploymentValues.map(({ name, text, value }) => [
          name,
          <>
            {t(text)} <InlineCode>{value}</InlineCode>
          </>,
        ])}
      />
      <Box sx={{ mt: 3 }}>
        <FunctionList />
      </Box>
    </PageSection>
  );
}
