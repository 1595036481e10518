import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alwaysOnNetworks, type RpcName } from '@everything-wallet/core/networks/networks';
import { buildWorkspace } from '../../tools/build/buildWorkspace.ts';
import { startChain } from '../../tools/chains/startChain.ts';
import { discoverFunctions, type FunctionsManifest } from '../../tools/deploy/discoverFunctions.ts';
import { optionValue } from '../../tools/deploy/optionValue.ts';
import { prepareFunctions } from '../../tools/deploy/prepareFunctions.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import { runProgram } from '../../tools/runProgram.ts';
import { runStep } from '../../tools/runStep.ts';
import { freePort } from '../../tools/testing/freePort.ts';
import type { QualityRun } from '../QualitySuite.ts';
import { BrowserEdge } from './BrowserEdge.ts';
import { FakePrices } from './FakePrices.ts';
import { FunctionProcess } from './FunctionProcess.ts';
import { FunctionsFront } from './FunctionsFront.ts';
import { GoogleServer } from './GoogleServer.ts';
import { hostingConfiguration } from './hostingConfiguration.ts';
import { HostingFront } from './HostingFront.ts';
import { NodeRelay } from './NodeRelay.ts';
import { PublicAccounts } from './PublicAccounts.ts';
import { standInOrigin, standInProject, standInWebKey } from './standInProject.ts';
import { startDatabase } from './startDatabase.ts';
import { TcpRelay } from './TcpRelay.ts';
import { TokenAuthority } from './TokenAuthority.ts';

/** Memory that the buildpack reserves outside the heap, in MiB. */
const HEADROOM_MIB = 64;

type Environment = Readonly<Record<string, string | undefined>>;

/** Deviations in the start of functions' instances. */
export interface Variant {
  /** Added to the environment; undefined removes a variable. */
  readonly environment?: Environment;
  /** True if `setClock` can change their clock. */
  readonly hasOwnClock?: boolean;
}

/**
 * A stand-in for the deployed product on this machine: the uploaded folder, installed from its lock file and
 * served by the functions framework, one process for each function, started on its first request; Hosting's
 * and the functions' front ends; and Google's servers, prices and nodes in a local form that can fail.
 * Firestore's is the only emulator in it.
 */
export class StandIn {
  readonly authority: TokenAuthority;
  readonly google: GoogleServer;
  readonly prices: FakePrices;
  /** The two nodes of each network, in order of preference. */
  readonly nodes: Readonly<Record<RpcName, readonly [NodeRelay, NodeRelay]>>;
  /** The local chains themselves. */
  readonly chainUrls: Readonly<Record<RpcName, string>>;
  readonly database: TcpRelay;
  /** Of the database itself, past the relay. */
  readonly databasePort: number;
  readonly manifest: FunctionsManifest;
  readonly #run: QualityRun;
  readonly #folder: string;
  readonly #logs: string;
  readonly #clock: string;
  readonly #running = new Map<string, Promise<FunctionProcess[]>>();
  readonly #turns = new Map<string, number>();
  #variant: Variant = {};
  #fronts:
    | { readonly hosting: HostingFront; readonly functions: FunctionsFront; readonly edge: BrowserEdge }
    | undefined;
  #started = 0;
  /** Number of instances of each function; one by default. */
  instances: Readonly<Record<string, number>> = {};

  private constructor(run: QualityRun, parts: Parts) {
    this.#run = run;
    this.authority = parts.authority;
    this.google = parts.google;
    this.prices = parts.prices;
    this.nodes = parts.nodes;
    this.chainUrls = parts.chainUrls;
    this.database = parts.database;
    this.databasePort = parts.databasePort;
    this.manifest = parts.manifest;
    this.#folder = parts.folder;
    this.#logs = parts.logs;
    this.#clock = parts.clock;
  }

  /** @throws {LocalError} When a part cannot be built, installed or started. */
  static async start(run: QualityRun): Promise<StandIn> {
    const { family, directory, log, beforeEnd } = run;
    const folder = join(directory, 'functions');
    const logs = join(directory, 'logs', 'functions');
    mkdirSync(logs, { recursive: true });
    const clock = join(directory, 'clock');
    writeFileSync(clock, '0');

    await buildWorkspace(family, 'functions', log);
    await buildWorkspace(family, 'web', log);
    const [databasePort, , chainUrls] = await Promise.all([
      runStep(log, 'Starting the database', () => startDatabase(family, directory, log)),
      runStep(log, 'Installing the folder that is uploaded', () => install(run, folder)),
      runStep(log, 'Starting the chains', async () => {
        const urls = alwaysOnNetworks.map(async (network) => {
          const port = await freePort();
          await startChain(family, { network, port, directory, stateFile: undefined });
          return [network.rpcName, `http://127.0.0.1:${port}`] as const;
        });
        return Object.fromEntries(await Promise.all(urls)) as Record<RpcName, string>;
      }),
    ]);
    const authority = await TokenAuthority.create(directory);
    const google = await GoogleServer.start(directory, authority);
    const prices = await FakePrices.start();
    const database = await TcpRelay.start({ host: '127.0.0.1', port: databasePort });
    const nodes = Object.fromEntries(
      await Promise.all(
        alwaysOnNetworks.map(async ({ rpcName }) => {
          const url = chainUrls[rpcName];
          return [rpcName, [await NodeRelay.start(url), await NodeRelay.start(url)]] as const;
        }),
      ),
    ) as unknown as StandIn['nodes'];
    const manifest = discoverFunctions(folder, standInProject);
    const standIn = new StandIn(run, {
      ...{
        authority,
        google,
        prices,
        nodes,
        chainUrls,
        database,
        databasePort,
        manifest,
        folder,
        logs,
        clock,
      },
    });
    const find = (name: string) => standIn.portOf(name);
    const functions = await FunctionsFront.start(find);
    const hosting = await HostingFront.start(hostingConfiguration(), repositoryRoot, find);
    const [site, calls] = [hosting, functions].map(({ url }) => Number(new URL(url).port)) as [
      number,
      number,
    ];
    const edge = await BrowserEdge.start(
      directory,
      { site, functions: calls, database: database.port },
      new PublicAccounts(google, authority),
    );
    standIn.#fronts = { functions, hosting, edge };
    beforeEnd(() => {
      for (const each of [google, prices, database, functions, hosting, edge]) each.end();
      for (const each of Object.values(nodes).flat()) each.end();
    });
    return standIn;
  }

  /** URL of the callables and the chat. */
  get functionsUrl(): string {
    return this.#fronts?.functions.url ?? '';
  }

  get hosting(): HostingFront {
    if (!this.#fronts) throw new Error('Hosting is not up');
    return this.#fronts.hosting;
  }

  /** Server for a browser that opens the stand-in under its host names. */
  get edge(): BrowserEdge {
    if (!this.#fronts) throw new Error('Nothing leads to the stand-in');
    return this.#fronts.edge;
  }

  /** The REST of the database, past the relay. */
  get documentsUrl(): string {
    return `http://127.0.0.1:${this.databasePort}/v1/projects/${standInProject}/databases/(default)/documents`;
  }

  /** The port of a function's next process, started if it has none; undefined where there is no such function. */
  async portOf(name: string): Promise<number | undefined> {
    if (!Object.hasOwn(this.manifest.endpoints, name)) return undefined;
    const processes = await this.processesOf(name);
    const turn = this.#turns.get(name) ?? 0;
    this.#turns.set(name, turn + 1);
    return processes[turn % processes.length]?.port;
  }

  /** The processes of a function, started if it has none. */
  processesOf(name: string): Promise<FunctionProcess[]> {
    let starting = this.#running.get(name);
    if (!starting) {
      const count = this.instances[name] ?? 1;
      starting = Promise.all(Array.from({ length: count }, () => this.#start(name)));
      this.#running.set(name, starting);
      starting.catch(() => this.#running.delete(name));
    }
    return starting;
  }

  /** Ends all processes of functions, as a deployment does; the next ones start with this variant. */
  async restart(variant: Variant = {}): Promise<void> {
    const running = await Promise.allSettled(this.#running.values());
    this.#running.clear();
    await Promise.all(
      running.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])).map((one) => one.end()),
    );
    this.#variant = variant;
    this.setClock(0);
  }

  /** Sets the clock of the functions that have one of their own, and of the prices, in milliseconds from the real one. */
  setClock(offsetMs: number): void {
    writeFileSync(this.#clock, String(offsetMs));
    this.prices.aheadMs = offsetMs;
  }

  /** Starts one separate instance without requests, for failures at its start. */
  async tryStart(name: string, environment: Environment): Promise<FunctionProcess> {
    return this.#start(name, { environment });
  }

  /** Returns the output of all functions' processes since the start. */
  written(): string {
    return readdirSync(this.#logs)
      .sort()
      .map((file) => readFileSync(join(this.#logs, file), 'latin1'))
      .join('\n');
  }

  async #start(name: string, variant = this.#variant): Promise<FunctionProcess> {
    this.#started += 1;
    const given = { ...this.#environmentOf(name), ...variant.environment };
    const environment = Object.fromEntries(
      Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    const clock = variant.hasOwnClock ? { STAND_IN_CLOCK: this.#clock } : undefined;
    return FunctionProcess.start(this.#run.family, {
      name,
      folder: this.#folder,
      environment: { ...environment, ...clock },
      logFile: join(this.#logs, `${String(this.#started).padStart(3, '0')}-${name}.log`),
    });
  }

  /**
   * Returns the environment of a function as Cloud Functions sets it: the project, its params, and the
   * secrets it names.
   */
  #environmentOf(name: string): Record<string, string> {
    const endpoint = this.manifest.endpoints[name];
    const secrets: Record<string, string> = {
      PHRASE_PEPPER: 'stand-in-pepper-0123456789abcdef0123456789abcdef',
      COUNTER_KEY: 'stand-in-counters-0123456789abcdef0123456789abcdef',
      CHAT_API_KEY: 'unused',
      COINGECKO_API_KEY: 'CG-stand-in-key',
      TRANSFER_API_KEY: 'unused',
      OPENSEA_API_KEY: 'unused',
      VAPID_PRIVATE_KEY: 'unused',
    };
    const named =
      endpoint?.secretEnvironmentVariables.map(({ key }) => [key, secrets[key] ?? ''] as const) ?? [];
    const memory = optionValue(endpoint?.availableMemoryMb, {}, 256);
    return {
      ...this.google.environment,
      GCLOUD_PROJECT: standInProject,
      FIREBASE_CONFIG: JSON.stringify({ projectId: standInProject }),
      NODE_OPTIONS: `--max-old-space-size=${memory - HEADROOM_MIB}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${this.database.port}`,
      ...defaultParams(),
      WEB_API_KEY: standInWebKey,
      SITE_ORIGIN: standInOrigin,
      COINGECKO_PLAN: 'demo',
      COINGECKO_BASE_URL: this.prices.url,
      ...Object.fromEntries(
        alwaysOnNetworks.map(({ rpcName }) => [
          rpcVariable('RPC_URLS', rpcName),
          this.nodes[rpcName].map(({ url }) => url).join(','),
        ]),
      ),
      ...Object.fromEntries(named),
    };
  }
}

interface Parts extends Pick<
  StandIn,
  'authority' | 'google' | 'prices' | 'nodes' | 'chainUrls' | 'database' | 'databasePort' | 'manifest'
> {
  readonly folder: string;
  readonly logs: string;
  readonly clock: string;
}

async function install({ family, directory }: QualityRun, folder: string): Promise<void> {
  prepareFunctions(folder);
  await runProgram(family, {
    title: 'Installing the folder that is uploaded',
    command: 'npm',
    args: ['ci', '--omit=dev', '--no-audit', '--no-fund'],
    cwd: folder,
    logFile: join(directory, 'npm-ci.log'),
  });
}

/** The params as functions/.env.example has them, which a deployment begins with. */
function defaultParams(): Record<string, string> {
  const lines = readFileSync(join(repositoryRoot, 'functions', '.env.example'), 'utf8').split('\n');
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}
