import type { StackPorts } from '../stackPorts.ts';

/** A content security policy that lets pages also reach a stack's emulators and faucet. */
export function localPolicy(policy: string, ports: StackPorts): string {
  const origins = [ports.auth, ports.firestore, ports.functions, ports.faucet].map(
    (port) => `http://127.0.0.1:${port}`,
  );
  return policy.replace(/connect-src [^;]*/, (sources) => [sources.trimEnd(), ...origins].join(' '));
}
