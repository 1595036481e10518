import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  alwaysOnNetworks,
  networks,
  type Network,
  type RpcName,
} from '@everything-wallet/core/networks/networks';
import { buildWorkspace } from './build/buildWorkspace.ts';
import { dumpChain } from './chains/dumpChain.ts';
import { startChain } from './chains/startChain.ts';
import { exportEmulators } from './emulators/exportEmulators.ts';
import { loadRules } from './emulators/loadRules.ts';
import { resolveFirestoreEmulator } from './emulators/resolveFirestoreEmulator.ts';
import { startScanner } from './emulators/startScanner.ts';
import { startEmulators } from './emulators/startEmulators.ts';
import { startFunctions } from './emulators/startFunctions.ts';
import { watchFirestore } from './emulators/watchFirestore.ts';
import { writeFirebaseProject } from './emulators/writeFirebaseProject.ts';
import { putExchange } from './exchanges/putExchange.ts';
import { createFaucet } from './faucet/createFaucet.ts';
import { LocalError } from './LocalError.ts';
import { putNfts } from './nfts/putNfts.ts';
import { writeListings } from './nfts/writeListings.ts';
import { assertPortsFree } from './ports/assertPortsFree.ts';
import { acquireLock } from './processes/acquireLock.mjs';
import { endLeftovers } from './processes/endLeftovers.mjs';
import { runStep } from './runStep.ts';
import type { Run } from './runSupervised.ts';
import { stackDirectory } from './stackDirectory.ts';
import type { StackPorts } from './stackPorts.ts';
import { keepSaving } from './state/keepSaving.ts';
import { readStackSecret } from './state/readStackSecret.ts';
import { saveSnapshot } from './state/saveSnapshot.ts';
import { snapshotPath } from './state/snapshotPath.ts';
import { putLido } from './pools/putLido.ts';
import { putErc4626Pools } from './pools/putErc4626Pools.ts';

/** Options of a stack. */
export interface StackOptions {
  /** Names its directory, `.local/<name>`. */
  readonly name: string;
  readonly ports: StackPorts;
  /** Networks to start a chain for; by default the four that are always on. */
  readonly networks?: readonly Network[];
  /** Networks that a scanner reads; by default all that are started. */
  readonly scanned?: readonly Network[];
  /** True to discard the state of an earlier run. */
  readonly fresh: boolean;
  /** True to save the state while it runs and when it ends. */
  readonly keepState: boolean;
}

/** A stack that is up. */
export interface Stack {
  /** Rejects with a LocalError when one of its services ends by itself; never resolves. */
  readonly failed: Promise<never>;
}

/**
 * Starts a local stack: a chain for each of its networks, the built app and functions on the Firebase
 * emulators, the faucet. It ends with the run.
 *
 * @throws {LocalError} When a port is in use or a part cannot be built or started; the message names it and
 *   the reason.
 */
export async function startStack(run: Run, options: StackOptions): Promise<Stack> {
  const { name, ports, networks: started = alwaysOnNetworks, scanned = started, fresh, keepState } = options;
  const { family, log } = run;
  const directory = stackDirectory(name);
  const stateDirectory = join(directory, 'state');
  const chainUrls = Object.fromEntries(
    networks.map(({ rpcName }) => [rpcName, `http://127.0.0.1:${ports.chains[rpcName]}`]),
  ) as Record<RpcName, string>;

  const leftovers = await endLeftovers(directory);
  if (leftovers > 0) log(`✓ Ended ${leftovers} processes that an earlier run had left behind`);
  await assertPortsFree(ports, started);
  takeDirectory(run, directory);
  if (fresh) rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  removeUnfinishedExports(directory);
  const snapshot = snapshotPath(stateDirectory);

  const [prefix, chains, web, functions] = await Promise.all([
    resolveFirestoreEmulator(family, log),
    runStep(log, 'Starting the chains', () =>
      Promise.all(
        started.map(async (network) => {
          const service = await startChain(family, {
            network,
            port: ports.chains[network.rpcName],
            directory,
            stateFile: savedChain(snapshot, network),
          });
          await putExchange(chainUrls[network.rpcName], network);
          await putNfts(chainUrls[network.rpcName], network);
          await putErc4626Pools(chainUrls[network.rpcName], network);
          await putLido(chainUrls[network.rpcName], network);
          return service;
        }),
      ),
    ),
    buildWorkspace(family, 'web', log),
    buildWorkspace(family, 'functions', log),
  ]);

  const pepper = readStackSecret(stateDirectory, 'pepper');
  const counterKey = readStackSecret(stateDirectory, 'counter-key');
  writeFirebaseProject({ directory, ports, web, functions, scanned, pepper, counterKey });
  const emulators = await runStep(log, 'Starting the Firebase emulators', () =>
    startEmulators(family, { directory, prefix, importFrom: snapshot && join(snapshot, 'emulators') }),
  );

  const firestoreLog = join(directory, 'firestore-debug.log');
  const emulatorsEnded = watchFirestore(emulators, ports.firestore, firestoreLog);
  await loadRules(ports.firestore, join(directory, 'firestore.rules'));
  await writeListings(ports.firestore, started);
  const scanner = startScanner(family, directory, ports);
  const failed = Promise.race([emulatorsEnded, scanner.ended, ...chains.map((chain) => chain.ended)]);
  let isWhole = true;
  // The waiting code handles the error; until then it must not be an unhandled rejection.
  failed.catch(() => (isWhole = false));

  await Promise.race([runStep(log, 'Starting the functions', () => startFunctions(ports.functions)), failed]);
  const origins = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${ports.hosting}`);
  const faucet = createFaucet({ allowedOrigins: origins, chainUrls });
  await once(faucet.listen(ports.faucet, '127.0.0.1'), 'listening');

  if (keepState) {
    const save = async () => {
      // Without one of its parts there is nothing complete to save: the last snapshot stays.
      if (!isWhole) return;
      await saveSnapshot(stateDirectory, async (into) => {
        await mkdir(join(into, 'chains'));
        await Promise.all([
          exportEmulators(ports.hub, join(into, 'emulators')),
          ...started.map(({ id, rpcName }) =>
            dumpChain(chainUrls[rpcName], join(into, 'chains', `${id}.json`)),
          ),
          ...networks
            .filter((network) => !started.includes(network))
            .map(({ id }) => keepChain(stateDirectory, into, `${id}.json`)),
        ]);
      });
    };
    run.beforeEnd(keepSaving(save, log));
  }
  return { failed };
}

/** Copies the state of a chain that is not started this time, for a later start. */
async function keepChain(stateDirectory: string, into: string, file: string): Promise<void> {
  const before = snapshotPath(stateDirectory);
  const stored = before && join(before, 'chains', file);
  if (stored && existsSync(stored)) await copyFile(stored, join(into, 'chains', file));
}

/** Makes this run the only one that works in a stack's directory. */
function takeDirectory(run: Run, directory: string): void {
  const lock = acquireLock(`${directory}.lock`);
  if ('holder' in lock) {
    throw new LocalError(`Process ${lock.holder} is already starting or running this stack.`);
  }
  run.beforeEnd(lock.release);
}

/** Returns the saved state of a chain; undefined where it was never started before. */
function savedChain(snapshot: string | undefined, { id }: Network): string | undefined {
  const file = snapshot && join(snapshot, 'chains', `${id}.json`);
  return file && existsSync(file) ? file : undefined;
}

/** firebase-tools puts an export together in its working directory; one that was cut short stays there. */
function removeUnfinishedExports(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (name.startsWith('firebase-export-')) rmSync(join(directory, name), { recursive: true, force: true });
  }
}
