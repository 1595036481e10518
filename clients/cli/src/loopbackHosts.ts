/** Names of this machine in a URL. */
export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
