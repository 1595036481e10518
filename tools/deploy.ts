import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { accountCommands, accountNeeds } from './deploy/accountNeeds.ts';
import { deployedConfiguration } from './deploy/deployedConfiguration.ts';
import { describeDeployment, type IndexFile, type SentFile } from './deploy/describeDeployment.ts';
import { discoverFunctions } from './deploy/discoverFunctions.ts';
import { listHostingFiles, signIn, type AskGoogle } from './deploy/firebaseTools.ts';
import { leftoverFunctions } from './deploy/leftoverFunctions.ts';
import { placeholderProblems } from './deploy/placeholderProblems.ts';
import { prepareFunctions } from './deploy/prepareFunctions.ts';
import { projectProblems } from './deploy/projectProblems.ts';
import { readAppCheck, type AppCheck } from './deploy/readAppCheck.ts';
import { readOptions, type DeployOptions } from './deploy/readOptions.ts';
import { quotaOf } from './deploy/quotaOf.ts';
import { quotaProblems } from './deploy/quotaProblems.ts';
import { readAlertPolicies } from './deploy/readAlertPolicies.ts';
import { readLogMetrics } from './deploy/readLogMetrics.ts';
import { readParams, type Params } from './deploy/readParams.ts';
import { sendDeployment } from './deploy/sendDeployment.ts';
import type { FirebaseConfiguration } from './emulators/firebaseConfiguration.ts';
import { LocalError } from './LocalError.ts';
import { withLock } from './processes/withLock.mjs';
import { repositoryRoot } from './repositoryRoot.ts';
import { runProgram } from './runProgram.ts';
import { runStep } from './runStep.ts';
import { runSupervised, type Run } from './runSupervised.ts';
import { stackDirectory } from './stackDirectory.ts';
import { writeJson } from './writeJson.ts';

/*
 * `npm run deploy -- --project <id> [--dry-run]`: checks the project, builds, writes the folder of the
 * functions and firebase.deploy.json, and deploys all of it, unattended; or shows what would be deployed,
 * without a request.
 */

const CONFIGURATION = 'firebase.deploy.json';
const INTERRUPTED = 130;
const directory = stackDirectory('deploy');
const folder = join(directory, 'functions');

await runSupervised(directory, INTERRUPTED, async (started) => {
  const options = readOptions(process.argv.slice(2));
  const appCheck = readAppCheck(process.env);
  await withLock(
    join(directory, 'lock'),
    () => deploy(started, options, appCheck),
    (holder) =>
      started.log(`Another deployment from here is under way (process ${holder}): waiting for it …`),
  );
  return 0;
});

async function deploy(
  { family, log }: Run,
  { project, isDryRun, isPreparation, region, cpuQuota }: DeployOptions,
  appCheck: AppCheck | null,
): Promise<void> {
  const build = (workspace: string, environment: Readonly<Record<string, string>> = {}) => {
    // A build for a deployment differs from that of the local stack, which builds its own (buildWorkspace).
    rmSync(join(repositoryRoot, '.local', 'build', `${workspace}.sources`), { force: true });
    return runStep(log, `Building ${workspace}`, () =>
      runProgram(family, {
        title: `Building ${workspace}`,
        command: 'npm',
        args: ['run', 'build', '--workspace', workspace],
        cwd: repositoryRoot,
        environment: { ...environment, DEPLOYED_REGION: region },
        logFile: join(directory, `${workspace}.log`),
      }),
    );
  };

  // The functions first: missing parameters are reported within seconds, before the pages are built.
  await build('functions');
  prepareFunctions(folder);
  const manifest = discoverFunctions(folder, project);
  const accounts = accountNeeds(manifest, project);
  if (isPreparation) {
    log(
      '\nOnce, by an account with the roles Service Account Admin, Project IAM Admin and Secret Manager Admin, after the secrets are set:',
    );
    log(accounts.flatMap((account) => accountCommands(account, project)).join('\n'));
    return;
  }
  const params = readParams(manifest, project);
  const siteOrigin = params.values['SITE_ORIGIN'] ?? '';
  const secrets = manifest.params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  const ask = isDryRun || params.problems.length > 0 ? undefined : await connect(project);
  const leftovers = ask ? await leftoverFunctions(ask, project, Object.keys(manifest.endpoints)) : [];
  const problems = [
    ...params.problems,
    ...quotaProblems(quotaOf(manifest, params.values), leftovers, cpuQuota, project),
    // A dry run shows the deployment even before the product's own addresses are configured.
    ...(isDryRun ? [] : placeholderProblems()),
    ...(ask
      ? await projectProblems(ask, {
          project,
          secrets,
          siteOrigin,
          region,
          accounts,
        })
      : []),
  ];
  if (problems.length > 0) {
    throw new LocalError(
      [`Not deployed to ${project}; nothing was sent:`, ...problems.map((line) => `- ${line}`)].join('\n'),
    );
  }

  await build('web', { SITE_ORIGIN: siteOrigin });
  const dist = join(repositoryRoot, 'web', 'dist');
  writeJson(join(dist, 'environment.json'), { emulators: null, faucetUrl: null, appCheck });
  const template = readJson('firebase.json') as FirebaseConfiguration;
  const assets = readdirSync(join(dist, 'assets'));
  const configuration = deployedConfiguration(template, {
    project,
    region,
    assets,
    functions: relative(repositoryRoot, folder),
    hasAppCheck: appCheck !== null,
  });
  // Beside firebase.json, since the paths in it are relative to its folder.
  writeJson(join(repositoryRoot, CONFIGURATION), configuration);

  const { rules, indexes } = configuration.firestore;
  const metrics = readLogMetrics();
  const policies = readAlertPolicies();
  const plan = describeDeployment({
    project,
    rules: sentFile(repositoryRoot, rules),
    indexes: readJson(indexes) as IndexFile,
    functions: listHostingFiles(folder, []).map((file) => sentFile(folder, file)),
    manifest,
    params,
    hosting: listHostingFiles(dist, configuration.hosting.ignore).map((file) => sentFile(dist, file)),
    metrics,
    policies,
  });
  log(`\n${plan.join('\n')}`);
  if (!ask) {
    log('\nA dry run: nothing was sent, and the secrets and the project were not checked.');
    return;
  }

  fillIn(params, log);
  await sendDeployment({
    project,
    region,
    functions: Object.keys(manifest.endpoints),
    firebase: async (...command) => {
      const options = ['--project', project, '--config', CONFIGURATION, '--non-interactive'];
      const child = family.spawn('firebase', [...command, ...options], {
        cwd: repositoryRoot,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      return code === 0;
    },
    ask,
    metrics,
    policies,
    log,
  });
  log(`\nDeployed to ${project}: ${siteOrigin}`);
}

async function connect(project: string): Promise<AskGoogle> {
  try {
    return await signIn(project);
  } catch (error) {
    throw new LocalError(
      'You are not signed in to Google: run npx firebase login, or set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account’s key. Nothing was sent.',
      { cause: error },
    );
  }
}

/**
 * Writes the defaults that the params' file omits into it: without a terminal firebase-tools requires a
 * value.
 */
function fillIn({ file, defaults }: Params, log: (line: string) => void): void {
  const lines = Object.entries(defaults).map(([name, value]) => `${name}=${value}\n`);
  if (lines.length === 0) return;
  writeFileSync(join(repositoryRoot, file), `\n# Defaults, written by npm run deploy\n${lines.join('')}`, {
    flag: 'a',
  });
  log(`\nWrote ${lines.length} defaults into ${file}.`);
}

function sentFile(inFolder: string, path: string): SentFile {
  return { path, bytes: statSync(join(inFolder, path)).size };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'));
}
