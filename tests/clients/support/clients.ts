import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/repositoryRoot.ts';
import { commandLineClient } from './commandLineClient.ts';
import { exampleClient } from './exampleClient.ts';
import { typeScriptClient } from './typeScriptClient.ts';

/** A Python with the SDK's requirements, and the Go SDK's example program: npm test names them where they are to be had. */
const { PYTHON_FOR_CLIENTS: python, GO_EXAMPLE: goExample } = process.env;

const pythonSdk = join(repositoryRoot, 'clients', 'python');

const pythonClient = exampleClient(
  'Python',
  python ? [python, join(pythonSdk, 'examples', 'ask.py')] : undefined,
  {
    PYTHONPATH: join(pythonSdk, 'src'),
    PYTHONDONTWRITEBYTECODE: '1',
  },
);

const goClient = exampleClient('Go', goExample ? [goExample] : undefined);

/** The SDKs that this machine can run. */
export const sdks = [typeScriptClient, pythonClient, goClient].filter(({ isHere }) => isHere);

/** All the clients that this machine can run. */
export const clients = [...sdks, commandLineClient];

/** The clients it cannot run. */
export const absentClients = [pythonClient, goClient].filter(({ isHere }) => !isHere);
