import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LocalError } from '../../tools/LocalError.ts';

const run = promisify(execFile);

/** A self-signed certificate, and its key; both PEM. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
  /** Absolute path of the certificate. */
  readonly file: string;
}

/**
 * Makes a certificate (RSA 2048, two days) with the `openssl` of this machine.
 *
 * @param directory where its files go
 * @param name of the files, and the certificate's common name
 * @param hosts that it is for
 * @throws {LocalError} When there is no openssl.
 */
export async function createCertificate(
  directory: string,
  name: string,
  hosts: readonly string[],
): Promise<Certificate> {
  const [configuration, file, key] = ['cnf', 'pem', 'key'].map((end) =>
    join(directory, `${name}.${end}`),
  ) as [string, string, string];
  const lines = [
    '[req]',
    'distinguished_name = subject',
    'x509_extensions = extensions',
    'prompt = no',
    '[subject]',
    `CN = ${name}`,
    '[extensions]',
    'basicConstraints = critical,CA:TRUE',
    ...(hosts.length > 0 ? [`subjectAltName = ${hosts.map((host) => `DNS:${host}`).join(',')}`] : []),
  ];
  await writeFile(configuration, `${lines.join('\n')}\n`);
  try {
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-sha256'],
      ...['-config', configuration, '-keyout', key, '-out', file],
    ]);
  } catch (cause) {
    throw new LocalError('No certificate could be made: the stand-in for production needs openssl.', {
      cause,
    });
  }
  return { certificate: await readFile(file, 'utf8'), key: await readFile(key, 'utf8'), file };
}
