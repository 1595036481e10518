import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace } from '../../tools/build/buildWorkspace.ts';
import { discoverFunctions } from '../../tools/deploy/discoverFunctions.ts';
import type { LockFile } from '../../tools/deploy/functionsLock.ts';
import { prepareFunctions } from '../../tools/deploy/prepareFunctions.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { runProgram } from '../../tools/runProgram.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/**
 * Installs the folder of functions that a deployment uploads, outside the repository and from its own lock file, and expects
 * the versions that are tested here, and functions that load with nothing else around them.
 */
export const deployment: QualitySuite = {
  claim:
    'The functions folder of a deployment installs with `npm ci --omit=dev` outside the repository, also over a half-made one. Every package has its locked version, every function loads, and the picture worker draws.',
  async work({ family, directory, log }) {
    const failures: string[] = [];
    let passed = 0;
    const expect = (holds: boolean, failure: string) => {
      if (holds) passed += 1;
      else failures.push(failure);
    };

    await buildWorkspace(family, 'functions', log);
    const folder = join(directory, 'functions');
    // One that was broken off half-way left these behind.
    for (const left of [`${folder}.unfinished`, folder]) {
      mkdirSync(join(left, 'lib'), { recursive: true });
      writeFileSync(join(left, 'lib', 'left.js'), 'throw new Error("left over")');
      writeFileSync(join(left, 'package.json'), '{"name":');
    }
    prepareFunctions(folder);
    expect(!existsSync(`${folder}.unfinished`), 'half a folder is left');
    expect(!existsSync(join(folder, 'lib', 'left.js')), 'what another deployment left is uploaded');
    const before = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    await runProgram(family, {
      title: 'Installing the folder that is uploaded',
      command: 'npm',
      args: ['ci', '--omit=dev', '--no-audit', '--no-fund'],
      cwd: folder,
      logFile: join(directory, 'npm-ci.log'),
    });
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8') === before, 'the lock file was changed');

    const root = readLock(join(repositoryRoot, 'package-lock.json'));
    const places = Object.keys(readLock(join(folder, 'package-lock.json'))).filter(Boolean);
    for (const place of places) {
      const manifest = join(folder, place, 'package.json');
      const installed = existsSync(manifest) ? versionIn(manifest) : undefined;
      // An optional package may be for another platform.
      const isAbsent = installed === undefined && root[place]?.['optional'] === true;
      expect(isAbsent || installed === root[place]?.version, `${place}: ${installed ?? 'not installed'}`);
    }
    const installed = Object.keys(readLock(join(folder, 'node_modules', '.package-lock.json')));
    for (const place of installed)
      expect(places.includes(place), `${place} is installed and not in the lock file`);

    expect(await drawsIn(folder), 'pictures are not drawn by what is uploaded');

    const { endpoints } = discoverFunctions(folder, 'a-project');
    const here = discoverFunctions(join(repositoryRoot, 'functions'), 'a-project').endpoints;
    expect(
      JSON.stringify(endpoints) === JSON.stringify(here),
      'other functions than those of the repository',
    );
    log(`  ${installed.length} packages installed, ${Object.keys(endpoints).length} functions loaded`);
    return { passed, failed: failures.length, skipped: 0, failures };
  },
};

/** Checks that the picture worker runs in a folder, with the native package installed there. */
async function drawsIn(folder: string): Promise<boolean> {
  const worker = fork(join(folder, 'lib', 'pictureWorker.js'), { serialization: 'advanced', env: {} });
  const signal = AbortSignal.timeout(20_000);
  try {
    // It reports that it is ready before it accepts requests.
    await once(worker, 'message', { signal });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    worker.send({ bytes: Buffer.from(svg), size: 256 });
    const [{ bytes }] = (await once(worker, 'message', { signal })) as [{ bytes: Uint8Array | null }];
    return Buffer.from(bytes ?? []).toString('latin1', 8, 12) === 'WEBP';
  } finally {
    worker.disconnect();
  }
}

function readLock(file: string): LockFile['packages'] {
  return (JSON.parse(readFileSync(file, 'utf8')) as LockFile).packages;
}

function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
