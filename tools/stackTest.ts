import { parseArgs } from 'node:util';
import { parsePortOffset } from './parsePortOffset.ts';
import { runSupervised } from './runSupervised.ts';
import { stackDirectory } from './stackDirectory.ts';
import { stackEnvironment } from './stackEnvironment.ts';
import { stackNetworks } from './stackNetworks.ts';
import { stackPorts, testPortOffset } from './stackPorts.ts';
import { startStack } from './startStack.ts';
import { testScannedNetworks } from './testScannedNetworks.ts';

/* `npm run stack:test`: starts the tests' stack and leaves it running, for single test files. */

const { values } = parseArgs({
  options: {
    'port-offset': { type: 'string', default: String(testPortOffset) },
    networks: { type: 'string', default: '' },
  },
});

const portOffset = parsePortOffset(values['port-offset']);
const networks = stackNetworks(values.networks);
// Stacks on other ports run at the same time, each in a directory of its own.
const name = portOffset === testPortOffset ? 'test' : `test-${portOffset}`;

await runSupervised(stackDirectory(name), 0, async (run) => {
  const ports = stackPorts(portOffset);
  const stack = await startStack(run, {
    name,
    ports,
    networks,
    scanned: testScannedNetworks(networks),
    fresh: true,
    keepState: false,
  });
  run.log('\nThe test stack is ready, for example for: npx vitest --project rules\n');
  for (const [variable, value] of Object.entries(stackEnvironment(ports, networks)))
    run.log(`${variable}=${value}`);
  return stack.failed;
});
