import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startProcessFamily } from './processes/startProcessFamily.mjs';
import { watchProcesses } from './processes/watchProcesses.mjs';
import { withLock } from './processes/withLock.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Installs the dependencies when they are missing or the lock file has changed since they were installed.
 * @param {string} root The repository's absolute path.
 * @param {readonly string[]} ancestors Identities of the processes whose end ends the installation.
 * @returns {Promise<boolean>} Whether they are installed now; why not has been printed.
 */
export async function installDependencies(root, ancestors) {
  const stamp = join(root, 'node_modules', '.everything-wallet-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (readIfPresent(stamp) === wanted) return true;
  return withLock(
    join(root, '.local', 'install.lock'),
    async () => {
      if (readIfPresent(stamp) === wanted) return true;
      if (!(await install(root, ancestors))) return false;
      writeFileSync(stamp, wanted);
      return true;
    },
    (holder) => console.log(`Waiting for process ${holder}, which is installing the dependencies …`),
  );
}

/**
 * @param {string} root
 * @param {readonly string[]} ancestors
 */
async function install(root, ancestors) {
  console.log('Installing the dependencies …');
  const started = Date.now();
  const family = startProcessFamily(join(root, '.local', 'install'));
  /** @type {() => void} */
  let stop = () => undefined;
  const stopped = new Promise((resolve) => {
    stop = () => resolve('stopped');
  });
  const unwatch = watchProcesses(ancestors, stop);
  for (const signal of SIGNALS) process.on(signal, stop);

  // An older Node makes npm omit optional dependencies that require the pinned one: a first pass, without its
  // many warnings, installs the pinned Node, the second the rest.
  const bin = join(root, 'node_modules', '.bin');
  const passes = existsSync(join(bin, 'node')) ? 1 : 2;
  /** @type {unknown} */
  let outcome = 0;
  for (let pass = 0; pass < passes && outcome === 0; pass++) {
    // Not `npm ci`: it insists on the optional binaries of every platform, which a mirror may not carry.
    const quiet = pass < passes - 1 ? ['--loglevel', 'error'] : [];
    const npm = family.spawn('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...quiet], {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
      stdio: 'inherit',
    });
    const ended = once(npm, 'exit').then(([code, signal]) => code ?? signal, String);
    outcome = await Promise.race([ended, stopped]);
  }
  unwatch();
  for (const signal of SIGNALS) process.off(signal, stop);
  await family.end();

  if (outcome === 0)
    console.log(`Installed the dependencies (${Math.round((Date.now() - started) / 1000)} s).`);
  else if (outcome === 'stopped') console.error('Stopped while installing the dependencies.');
  else console.error(`npm install failed (${String(outcome)}): its messages above say why.`);
  return outcome === 0;
}

/** @param {string} path */
function readIfPresent(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
