import { createECDH } from 'node:crypto';

/** Key pair that identifies this service to push services (VAPID, RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Derives the pair of a private key; undefined for none, such as the word 'unused'. */
export function vapidKeysOf(privateKey: string): VapidKeys | undefined {
  if (!/^[\w-]{43}$/.test(privateKey)) return undefined;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}
