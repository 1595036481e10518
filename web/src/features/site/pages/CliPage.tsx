import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/cli';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { paths } from '../../../config/paths.ts';
import { siteOrigin } from '../../../config/siteOrigin.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { DataTable } from '../../../components/DataTable.tsx';
import { InlineCode } from '../../../components/InlineCode.tsx';
import { Checksums } from '../components/Checksums.tsx';
import { InstallCommand } from '../components/InstallCommand.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PageSection } from '../components/PageSection.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { commandLine } from '../commandLine.ts';

loadTexts(compiledTexts);

/** /cli-tools: installation, commands, configuration and exit codes (docs/product.md §2, Public pages). */
export function CliPage() {
  const t = useText();
  return (
    <ToastProvider>
      <Container maxWidth="lg">
        <PageIntro title={t('cli.title')} lead={t('cli.lead')} />
        <PageSection id="installation" title={t('cli.install')} text={t('cli.install.text')}>
          <Box sx={{ maxWidth: 480 }}>
            <InstallCommand command={commandLine.install(siteOrigin)} />
          </Box>
          <Typography sx={{ mt: 2 }}>
            {t('cli.install.plannedName')}: <InlineCode>{commandLine.plannedName}</InlineCode>
          </Typography>
          <Checksums />
        </PageSection>
        <PageSection id="commands" title={t('cli.commands')} text={t('cli.commands.text')}>
          <DataTable
            label={t('cli.commands')}
            columns={[t('cli.commands.name'), t('cli.commands.does')]}
            hasCodeNames
            rows={commandLine.commands.map(([command, does]) => [command, t(does)])}
          />
        </PageSection>
        <PageSection id="configuration" title={t('cli.config')} text={t('cli.config.text')}>
          <Typography sx={{ mb: 2 }}>
            {t('cli.config.path')}: <InlineCode>{commandLine.configPath}</InlineCode>
          </Typography>
          <DataTable
            label={t('cli.config')}
            columns={[t('cli.config.name'), t('cli.config.variable'), t('cli.config.meaning')]}
            hasCodeNames
            rows={commandLine.config.map(([member, variable, meaning]) => [
              member,
              <InlineCode noWrap>{variable}</InlineCode>,
              t(meaning),
            ])}
          />
        </PageSection>
        <PageSection id="exit-codes" title={t('cli.exit')} text={t('cli.exit.text')}>
          <DataTable
            label={t('cli.exit')}
            columns={[t('cli.exit.code'), t('cli.exit.meaning')]}
            hasCodeNames
            rows={commandLine.exitCodes.map(([code, meaning]) => [String(code), t(meaning)])}
          />
        </PageSection>
        <TextLink to={paths.documentation}>{t('site.readDocumentation')}</TextLink>
      </Container>
    </ToastProvider>
  );
}
