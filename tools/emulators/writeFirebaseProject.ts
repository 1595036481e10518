import { createECDH, createHash, type ECDH } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { region } from '@everything-wallet/core/hosts/region';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { projectId } from '../projectId.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { writeJson } from '../writeJson.ts';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import type { StackPorts } from '../stackPorts.ts';
import { firebaseConfiguration, type FirebaseConfiguration } from './firebaseConfiguration.ts';

/** API key that the Hosting emulator sends browsers for every demo project (/__/firebase/init.json). */
const WEB_API_KEY = 'fake-api-key';

/** True if this stack refuses requests without an App Check token: `ENFORCE_APP_CHECK=true npm start`. */
const isAppCheckEnforced = process.env['ENFORCE_APP_CHECK'] === 'true';

/** A token of an app without a signature, which the emulators take. */
const APP_CHECK_TOKEN = [{ alg: 'none' }, { sub: 'local-app' }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('')
  .join('.');

/** Parts of a stack's Firebase project. */
export interface FirebaseProjectOptions {
  /** Output directory; files of an earlier start are replaced. */
  readonly directory: string;
  readonly ports: StackPorts;
  /** The built web app. */
  readonly web: string;
  /** The built functions. */
  readonly functions: string;
  /** Networks that a scanner reads. */
  readonly scanned: readonly Network[];
  /** The key of the stored phrase hashes, hex. */
  readonly pepper: string;
  /** The key of counters, hex. */
  readonly counterKey: string;
}

/**
 * Writes the Firebase project of a stack's emulators. It contains copies of the build, so that a later build
 * does not change a running stack.
 */
export function writeFirebaseProject({
  directory,
  ports,
  web,
  functions,
  scanned,
  pepper,
  counterKey,
}: FirebaseProjectOptions): void {
  const deployed = readJson(join(repositoryRoot, 'firebase.json')) as FirebaseConfiguration;
  for (const made of ['hosting', 'functions'])
    rmSync(join(directory, made), { recursive: true, force: true });
  mkdirSync(join(directory, 'functions'), { recursive: true });

  writeJson(
    join(directory, 'firebase.json'),
    firebaseConfiguration(deployed, ports, readdirSync(join(web, 'assets'))),
  );
  writeJson(join(directory, '.firebaserc'), { projects: { default: projectId } });
  for (const file of [deployed.firestore.rules, deployed.firestore.indexes]) {
    cpSync(join(repositoryRoot, file), join(directory, file));
  }

  cpSync(web, join(directory, 'hosting'), { recursive: true });
  writeJson(join(directory, 'hosting', 'environment.json'), webEnvironment(ports));

  const sources = join(repositoryRoot, 'functions');
  cpSync(functions, join(directory, 'functions', 'lib'), { recursive: true });
  cpSync(join(sources, 'package.json'), join(directory, 'functions', 'package.json'));
  // Most packages are found in the repository's node_modules above; those in the workspace's own are linked.
  if (existsSync(join(sources, 'node_modules'))) {
    symlinkSync(join(sources, 'node_modules'), join(directory, 'functions', 'node_modules'));
  }
  const vapid = vapidKeyPair(counterKey);
  const vapidPublicKey = `VAPID_PUBLIC_KEY=${vapid.getPublicKey('base64url')}\n`;
  writeFileSync(
    join(directory, 'functions', `.env.${projectId}`),
    parameters(ports, scanned) + vapidPublicKey,
  );
  // No external service is used: an unused key prevents the emulator from searching for a real one.
  const secrets = [
    `PHRASE_PEPPER=${pepper}`,
    `COUNTER_KEY=${counterKey}`,
    'CHAT_API_KEY=unused',
    'COINGECKO_API_KEY=unused',
    'TRANSFER_API_KEY=unused',
    'OPENSEA_API_KEY=unused',
    `VAPID_PRIVATE_KEY=${vapid.getPrivateKey('base64url')}`,
    '',
  ];
  writeFileSync(join(directory, 'functions', '.secret.local'), secrets.join('\n'), { mode: 0o600 });
}

/** Derives the key pair for pushes, the same at every start: subscriptions of browsers depend on it. */
function vapidKeyPair(counterKey: string): ECDH {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update(`vapid ${counterKey}`).digest());
  return pair;
}

/** Builds the web app's runtime configuration: URLs of the emulators and the faucet. */
function webEnvironment(ports: StackPorts): object {
  return {
    emulators: {
      auth: `http://127.0.0.1:${ports.auth}`,
      firestore: { host: '127.0.0.1', port: ports.firestore },
      functions: { host: '127.0.0.1', port: ports.functions },
    },
    faucetUrl: `http://127.0.0.1:${ports.faucet}`,
    appCheck: isAppCheckEnforced ? { provider: 'debug', token: APP_CHECK_TOKEN } : null,
  };
}

/** The functions' parameters, as the lines of their .env file. */
function parameters(ports: StackPorts, scanned: readonly Network[]): string {
  const urls = networks.map(
    ({ rpcName }) => `${rpcVariable('RPC_URLS', rpcName)}=http://127.0.0.1:${ports.chains[rpcName]}`,
  );
  // All requests of this machine come from one address, and tests send many.
  const chat = [`WEB_API_KEY=${WEB_API_KEY}`, 'CHAT_PER_MINUTE=1000', 'CHAT_PER_DAY=100000'];
  const appCheck = `ENFORCE_APP_CHECK=${String(isAppCheckEnforced)}`;
  const calls = 'CALLS_PER_MINUTE_OF_ADDRESS=60000';
  const api = ['API_ADDRESS_PER_MINUTE=60000', 'API_UNCONFIRMED_PER_DAY=1000000'];
  const site = `SITE_ORIGIN=http://127.0.0.1:${ports.hosting}`;
  // No external service is used for files either: the site has none of them.
  const gateways = ['IPFS_GATEWAY', 'ARWEAVE_GATEWAY'].map(
    (name) => `${name}=http://127.0.0.1:${ports.hosting}`,
  );
  const pictures = `PICTURES_URL=http://127.0.0.1:${ports.functions}/${projectId}/${region}/nftPictures`;
  return [
    ...urls,
    ...gateways,
    pictures,
    `SCANNER=${scanned.map(({ rpcName }) => rpcName).join(',')}`,
    'PRICE_SOURCE=sample',
    ...chat,
    calls,
    ...api,
    appCheck,
    site,
    '',
  ].join('\n');
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
