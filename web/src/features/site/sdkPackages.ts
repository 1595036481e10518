import type { MessageId } from '../../messages/messages.ts';

/** A package for programs in one language. */
export interface SdkPackage {
  readonly id: 'javascript' | 'python' | 'go';
  readonly title: MessageId;
  readonly text: MessageId;
  /** Installs it in a copy of the repository, with one's own project beside it. */
  readonly install: string;
  /** What it will be called in the registry. Until it is ours there, nobody is given a command with it to run. */
  readonly plannedName: string;
}

/** The packages on /sdk-libraries. */
export const sdkPackages: readonly SdkPackage[] = [
  {
    id: 'javascript',
    title: 'sdk.package.javascript.title',
    text: 'sdk.package.javascript.text',
    plannedName: '@everything-wallet/sdk',
    install:
      'npm install && npm run build:clients && npm pack --workspace clients/typescript' +
      ' && npm install --prefix ../my-project ./everything-wallet-sdk-0.1.0.tgz',
  },
  {
    id: 'python',
    title: 'sdk.package.python.title',
    text: 'sdk.package.python.text',
    plannedName: 'everything-wallet',
    install: 'pip install ./clients/python',
  },
  {
    id: 'go',
    title: 'sdk.package.go.title',
    text: 'sdk.package.go.text',
    plannedName: 'github.com/everything-wallet/sdk-go',
    // Not tidied: that would take out what no file imports yet. The sample says how it is run.
    install:
      'cd ../my-project && { test -f go.mod || go mod init my-project; }' +
      ' && go mod edit -require github.com/everything-wallet/sdk-go@v0.0.0' +
      ' -replace "github.com/everything-wallet/sdk-go=$OLDPWD/clients/go"',
  },
];
