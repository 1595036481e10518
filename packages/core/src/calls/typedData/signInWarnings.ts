import type { SignatureWarning } from './SignatureWarning.ts';

const SIGN_IN = /\bwants you to sign in with your \S+ account\b/i;
/** First line and URI line of a sign-in message (EIP-4361, 'Message Format'). */
const FIRST_LINE = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your Ethereum account:/;
const URI_LINE = /^URI: (\S+)$/gm;

/**
 * Returns the warnings of a sign-in message (EIP-4361): a signature for one site that a second one can use,
 * or a message that only resembles a sign-in. Host names are compared as a browser reads them.
 */
export function signInWarnings(text: string): readonly SignatureWarning[] {
  if (!SIGN_IN.test(text)) return [];
  const domain = readHost(`https://${FIRST_LINE.exec(text)?.[1] ?? ''}`);
  const [uri, ...others] = [...text.matchAll(URI_LINE)].map((line) => readHost(line[1] ?? ''));
  if (!domain || !uri || others.length > 0) return [{ type: 'signInUnreadable' }];
  return domain === uri ? [] : [{ type: 'signInElsewhere', domain, host: uri }];
}

/** Returns the host with its port, in lower case and punycode; undefined for anything but a web address. */
function readHost(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return url.host || undefined;
}
