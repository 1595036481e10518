import { networks } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/documentation';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { ComingSoonMark } from '../components/ComingSoonMark.tsx';
import { ContentsLayout } from '../components/ContentsLayout.tsx';
import { DataTable } from '../../../components/DataTable.tsx';
import { EndpointList } from '../components/EndpointList.tsx';
import { FunctionList } from '../components/FunctionList.tsx';
import { InlineCode } from '../../../components/InlineCode.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { deploymentValues } from '../deploymentValues.ts';
import { samples } from '../samples.ts';

loadTexts(compiledMessages);

const contents = [
  ['start', 'documentation.start'],
  ['authentication', 'documentation.authentication'],
  ['example', 'documentation.example'],
  ['functions', 'documentation.functions'],
  ['networks', 'documentation.networks'],
  ['rest-api', 'documentation.endpoints'],
] as const;

const steps = [
  'documentation.start.account',
  'documentation.start.values',
  'documentation.start.signIn',
  'documentation.start.call',
] as const;

/** /documentation: first steps, bearer authentication, an example, and both lists of calls (specification §2 and §7). */
export function DocumentationPage() {
  const t = useText();
  return (
    <ToastProvider>
      <Container maxWidth="lg">
        <PageIntro title={t('documentation.title')} lead={t('documentation.lead')} />
        <ContentsLayout contents={contents.map(([id, title]) => [id, t(title)])}>
          <PageSection id="start" title={t('documentation.start')}>
            <Box component="ol" sx={{ m: 0, mb: 1, pl: 3, display: 'grid', gap: 1, maxWidth: 680 }}>
              {steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </Box>
            <TextLink to={paths.auth}>{t('documentation.start.createAccount')}</TextLink>
            <Typography variant="h3" sx={{ mt: 2, mb: 1.5 }}>
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
          </PageSection>
          <PageSection
            id="authentication"
            title={t('documentation.authentication')}
            text={t('documentation.authentication.text')}
          >
            <InlineCode>{'authorization: Bearer <ID token>'}</InlineCode>
            <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 680 }}>
              {t('documentation.authentication.planned')}
            </Typography>
          </PageSection>
          <PageSection id="example" title={t('documentation.example')} text={t('documentation.example.text')}>
            <CodeSample name="readBalance.sh" code={samples.shell} />
          </PageSection>
          <PageSection
            id="functions"
            title={t('documentation.functions')}
            text={t('documentation.functions.text')}
          >
            <FunctionList />
          </PageSection>
          <PageSection
            id="networks"
            title={t('documentation.networks')}
            text={t('documentation.networks.text')}
          >
            <DataTable
              label={t('documentation.networks')}
              columns={[
                t('documentation.networks.name'),
                t('documentation.networks.value'),
                t('documentation.networks.chainId'),
                t('documentation.networks.currency'),
              ]}
              rows={networks.map(({ name, rpcName, chainId, currency }) => [
                name,
                <InlineCode noWrap>{rpcName}</InlineCode>,
                chainId,
                currency,
              ])}
            />
          </PageSection>
          <PageSection
            id="rest-api"
            title={t('documentation.endpoints')}
            text={t('documentation.endpoints.text')}
            mark={<ComingSoonMark />}
          >
            <EndpointList />
          </PageSection>
        </ContentsLayout>
      </Container>
    </ToastProvider>
  );
}
