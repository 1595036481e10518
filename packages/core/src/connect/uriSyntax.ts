/*
 * Syntax of RFC 3986, appendix A. Each character fits one alternative only, so that no input takes long.
 */

const PCT = '%[0-9A-Fa-f]{2}';
const PLAIN = "-A-Za-z0-9._~!$&'()*+,;=";
const PCHARS = `(?:[${PLAIN}:@]|${PCT})*`;
const SCHEME = '[A-Za-z][A-Za-z0-9+.-]*';
const AUTHORITY = `(?:(?:[${PLAIN}:]|${PCT})*@)?(?:\\[[0-9A-Fa-f:.]+\\]|(?:[${PLAIN}]|${PCT})*)(?::\\d*)?`;
const PATH = `(?:/${PCHARS})*`;

const AUTHORITY_ALONE = new RegExp(`^${AUTHORITY}$`);
const URI = new RegExp(
  `^${SCHEME}:(?://(${AUTHORITY})${PATH}|(?!//)(?:${PCHARS})${PATH})(?:\\?(?:[${PLAIN}:@/?]|${PCT})*)?(?:#(?:[${PLAIN}:@/?]|${PCT})*)?$`,
);

/** True for an authority: `[ userinfo "@" ] host [ ":" port ]`, with a host. */
export function isAuthority(text: string): boolean {
  if (!AUTHORITY_ALONE.test(text)) return false;
  const host = text.slice(text.indexOf('@') + 1).replace(/:\d*$/, '');
  return host !== '' && hasValidLiteral(host);
}

/** True for a URI, which has a scheme. */
export function isUri(text: string): boolean {
  const match = URI.exec(text);
  if (!match) return false;
  const authority = match[1];
  return authority === undefined || authority === '' || hasValidLiteral(authority.replace(/^[^@]*@/, ''));
}

/** True unless a host is in brackets and no IPv6 address. */
function hasValidLiteral(host: string): boolean {
  const [literal] = /^\[[^\]]*\]/.exec(host) ?? [];
  return literal === undefined || URL.canParse(`http://${literal}/`);
}
