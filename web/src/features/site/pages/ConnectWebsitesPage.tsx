import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/connectWebsites';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { DataTable } from '../../../components/DataTable.tsx';
import { InlineCode } from '../../../components/InlineCode.tsx';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { paths } from '../../../config/paths.ts';
import { siteOrigin } from '../../../config/siteOrigin.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { Checksums } from '../components/Checksums.tsx';
import { ContentsLayout } from '../components/ContentsLayout.tsx';
import { InstallCommand } from '../components/InstallCommand.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { TextList } from '../components/TextList.tsx';
import { connector } from '../connector.ts';
import { connectSamples, plainSample } from '../connectSamples.ts';

loadTexts(compiledTexts);

const contents = [
  ['installation', 'connectWebsites.install'],
  ['start', 'connectWebsites.start'],
  ['libraries', 'connectWebsites.libraries'],
  ['requests', 'connectWebsites.requests'],
  ['headers', 'connectWebsites.headers'],
  ['limits', 'connectWebsites.limits'],
  ['error-codes', 'connectWebsites.errors'],
] as const;

/** /connect-websites: how a website connects to the wallet, for its developers. */
export function ConnectWebsitesPage() {
  const t = useText();
  return (
    <ToastProvider>
      <Container maxWidth="lg">
        <PageIntro title={t('connectWebsites.title')} lead={t('connectWebsites.lead')} />
        <ContentsLayout contents={contents.map(([id, title]) => [id, t(title)])}>
          <PageSection
            id="installation"
            title={t('connectWebsites.install')}
            text={t('connectWebsites.install.text')}
          >
            <Box sx={{ maxWidth: 480 }}>
              <InstallCommand command={connector.install(siteOrigin)} />
            </Box>
            <Typography sx={{ mt: 2 }}>
              {t('connectWebsites.install.plannedName')}: <InlineCode>{connector.plannedName}</InlineCode>
            </Typography>
            <Checksums />
          </PageSection>
          <PageSection id="start" title={t('connectWebsites.start')} text={t('connectWebsites.start.text')}>
            <CodeSample name="plain.html" code={plainSample} />
            <TextList
              texts={[
                t('connectWebsites.start.click'),
                t('connectWebsites.start.announce'),
                t('connectWebsites.start.reload'),
              ]}
            />
          </PageSection>
          <PageSection
            id="libraries"
            title={t('connectWebsites.libraries')}
            text={t('connectWebsites.libraries.text')}
          >
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
              {connectSamples.map(([name, code]) => (
                <CodeSample key={name} name={name} code={code} />
              ))}
            </Box>
            <Typography sx={{ mt: 2 }}>{t('connectWebsites.libraries.server')}</Typography>
          </PageSection>
          <TableSection
            id="requests"
            title={t('connectWebsites.requests')}
            text={t('connectWebsites.requests.text')}
            columns={[t('connectWebsites.requests.method'), t('connectWebsites.requests.shows')]}
            rows={connector.requests.map(([method, shows]) => [method, t(shows)])}
          />
          <TableSection
            id="headers"
            title={t('connectWebsites.headers')}
            text={t('connectWebsites.headers.text')}
            columns={[
              t('connectWebsites.headers.name'),
              t('connectWebsites.headers.value'),
              t('connectWebsites.headers.why'),
            ]}
            rows={connector
              .headers(siteOrigin)
              .map(([name, value, why]) => [name, <InlineCode>{value}</InlineCode>, t(why)])}
          />
          <PageSection id="limits" title={t('connectWebsites.limits')}>
            <TextList
              texts={[
                t('connectWebsites.limits.open'),
                t('connectWebsites.limits.batch'),
                t('connectWebsites.limits.reads'),
                t('connectWebsites.limits.user'),
                t('connectWebsites.limits.device'),
              ]}
            />
            <TextLink to={`${paths.documentation}#reads`}>{t('connectWebsites.limits.reads.link')}</TextLink>
          </PageSection>
          <TableSection
            id="error-codes"
            title={t('connectWebsites.errors')}
            text={t('connectWebsites.errors.text')}
            columns={[t('connectWebsites.errors.code'), t('connectWebsites.errors.meaning')]}
            rows={connector.errorCodes.map(([code, meaning]) => [code, t(meaning)])}
          />
        </ContentsLayout>
      </Container>
    </ToastProvider>
  );
}

interface TableSectionProps {
  id: string;
  title: string;
  text: string;
  columns: readonly string[];
  rows: ComponentProps<typeof DataTable>['rows'];
}

/** A section whose table has code in its first column. */
function TableSection({ id, title, text, columns, rows }: TableSectionProps) {
  return (
    <PageSection id={id} title={title} text={text}>
      <DataTable label={title} columns={columns} hasCodeNames rows={rows} />
    </PageSection>
  );
}
