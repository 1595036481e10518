import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientPaths } from './clients/clientPaths.ts';
import { generateGo } from './clients/generateGo.ts';
import { generateOpenApi } from './clients/generateOpenApi.ts';
import { generatePython } from './clients/generatePython.ts';
import { prepareGo } from './clients/prepareGo.ts';
import { preparePython } from './clients/preparePython.ts';
import { pythonRequirements } from './clients/pythonRequirements.ts';
import { formatReadFile } from './clients/reads/formatReadFile.ts';
import { listReads } from './clients/reads/listReads.ts';
import { readFiles } from './clients/reads/readFiles.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { runProgram } from './runProgram.ts';
import { runStep } from './runStep.ts';
import { runSupervised } from './runSupervised.ts';
import { stackDirectory } from './stackDirectory.ts';

/* `npm run clients:generate`: writes the OpenAPI document, and generates parts of each client from it. */

const INTERRUPTED = 130;

await runSupervised(stackDirectory('clients'), INTERRUPTED, async (started) => {
  const { family, log } = started;
  const directory = mkdtempSync(join(tmpdir(), 'everything-wallet-'));
  started.beforeEnd(() => rmSync(directory, { recursive: true, force: true }));
  const run = { family, directory, log };

  await runStep(log, 'Writing clients/openapi.json', () => generateOpenApi(run, clientPaths.openApi));
  await runStep(log, 'Generating the TypeScript SDK', () =>
    runProgram(family, {
      title: 'Generating the TypeScript SDK',
      command: 'npm',
      args: ['--workspace', 'clients/typescript', 'run', 'generate'],
      cwd: repositoryRoot,
      logFile: join(directory, 'generate-typescript.log'),
    }),
  );
  await runStep(log, 'Generating the Python SDK', async () =>
    generatePython(run, await preparePython(run, pythonRequirements), clientPaths.python),
  );
  await runStep(log, 'Generating the Go SDK', async () => {
    await prepareGo(run);
    await generateGo(run, clientPaths.go);
  });
  await runStep(log, 'Writing the SDK methods of plain reads', async () => {
    const reads = listReads();
    for (const file of readFiles) {
      writeFileSync(join(repositoryRoot, file.path), await formatReadFile(file, reads));
    }
  });
  return 0;
});
