import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { compiledMessages } from 'virtual:compiled-messages/cli';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { ComingSoonMark } from '../components/ComingSoonMark.tsx';
import { DataTable } from '../../../components/DataTable.tsx';
import { InlineCode } from '../../../components/InlineCode.tsx';
import { InstallCommand } from '../components/InstallCommand.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { plannedCli } from '../plannedCli.ts';
import { samples } from '../samples.ts';

loadTexts(compiledMessages);

/** /cli-tools: installation, commands and configuration as planned, and a script that works (specification §2). */
export function CliPage() {
  const t = useText();
  return (
    <ToastProvider>
      <Container maxWidth="lg">
        <PageIntro title={t('cli.title')} lead={t('cli.lead')} mark={<ComingSoonMark />} />
        <PageSection title={t('cli.install')} text={t('cli.install.text')}>
          <Box sx={{ maxWidth: 480 }}>
            <InstallCommand command={plannedCli.install} />
          </Box>
        </PageSection>
        <PageSection title={t('cli.commands')} text={t('cli.commands.text')}>
          <DataTable
            label={t('cli.commands')}
            columns={[t('cli.commands.name'), t('cli.commands.does')]}
            hasCodeNames
            rows={plannedCli.commands.map(([command, does]) => [command, t(does)])}
          />
        </PageSection>
        <PageSection title={t('cli.config')} text={t('cli.config.text')}>
          <Typography sx={{ mb: 2 }}>
            {t('cli.config.path')}: <InlineCode>{plannedCli.configPath}</InlineCode>
          </Typography>
          <DataTable
            label={t('cli.config')}
            columns={[t('cli.config.name'), t('cli.config.meaning')]}
            hasCodeNames
            rows={plannedCli.config.map(([member, meaning]) => [member, t(meaning)])}
          />
        </PageSection>
        <PageSection title={t('cli.sample')} text={t('cli.sample.text')}>
          <CodeSample name="readBalance.sh" code={samples.shell} />
          <TextLink to={paths.documentation}>{t('site.readDocumentation')}</TextLink>
        </PageSection>
      </Container>
    </ToastProvider>
  );
}
