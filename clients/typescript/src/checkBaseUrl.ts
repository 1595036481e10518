const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Checks that a key may be sent to an address, and removes a trailing slash.
 *
 * Plain HTTP would expose the key to the network; it is allowed only for the machine itself.
 *
 * @throws TypeError when it is neither an https address nor an http one of this machine
 */
export function checkBaseUrl(text: string): string {
  // Not quoted: it may contain a password.
  if (!URL.canParse(text)) throw new TypeError('baseUrl is not an address such as https://example.org');
  const url = new URL(text);
  const isLoopback = loopbackHosts.includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
    throw new TypeError(
      `baseUrl must begin with https://, or with http:// and one of ${loopbackHosts.join(', ')}: an API key must not go over plain HTTP`,
    );
  }
  if (url.username || url.password) throw new TypeError('baseUrl must not hold a user name or a password');
  if (url.search || url.hash) throw new TypeError('baseUrl must not hold a query or a fragment');
  return url.href.replace(/\/+$/, '');
}
