/** Version of all packages that the site serves (`tools/downloads`). */
const VERSION = '0.1.0';

const GO_MODULE = 'github.com/everything-wallet/sdk-go';

/** Path of the checksums of everything under /downloads. */
export const CHECKSUMS_PATH = '/downloads/SHA256SUMS';

/** Commands that install the packages from the site itself, by its origin without a trailing slash. */
export const installCommands = {
  javascript: (origin: string) => `npm install ${origin}/downloads/everything-wallet-sdk-${VERSION}.tgz`,
  python: (origin: string) => `pip install ${origin}/downloads/everything_wallet-${VERSION}-py3-none-any.whl`,
  // The site comes first, so that a proxy is asked only for the other modules; the checksum database does not know ours.
  go: (origin: string) =>
    '{ test -f go.mod || go mod init my-project; }' +
    ` && GOPROXY="${origin}/downloads/go,$(go env GOPROXY)" GONOSUMDB=${GO_MODULE} go get ${GO_MODULE}@v${VERSION}`,
  connector: (origin: string) => `npm install ${origin}/downloads/everything-wallet-connect-${VERSION}.tgz`,
  commandLine: (origin: string) =>
    `npm install --global ${origin}/downloads/everything-wallet-cli-${VERSION}.tgz`,
} as const;

/** Returns a command that verifies the checksums of downloaded files. */
export const checkCommand = (origin: string): string =>
  `curl --remote-name ${origin}${CHECKSUMS_PATH} && sha256sum --check --ignore-missing SHA256SUMS`;
