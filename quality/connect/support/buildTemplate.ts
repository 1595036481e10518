import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../../tools/runProgram.ts';
import { processes } from './processes.ts';

/**
 * Builds a template of create-wagmi, unmodified, beside the packages that it needs.
 *
 * @param folder installed packages of quality/connect/dapps
 * @param template name of its folder
 * @returns the folder of the built site
 */
export async function buildTemplate(folder: string, template: string): Promise<string> {
  const project = join(folder, template);
  const built = join(project, 'dist');
  if (existsSync(built)) return built;
  rmSync(project, { recursive: true, force: true });
  cpSync(join(folder, 'node_modules', 'create-wagmi', 'templates', template), project, { recursive: true });
  await runProgram(processes, {
    title: `Building ${template}`,
    command: join(folder, 'node_modules', '.bin', 'vite'),
    // Of the template's own build command this leaves out the check of types.
    args: ['build', '--outDir', 'unfinished'],
    cwd: project,
    logFile: join(folder, `${template}.log`),
  });
  renameSync(join(project, 'unfinished'), built);
  return built;
}
