import type { MessageId } from '../../messages/messages.ts';

/** A package for programs in one language. */
export interface SdkPackage {
  readonly id: 'javascript' | 'python' | 'go';
  readonly title: MessageId;
  readonly text: MessageId;
  readonly install: string;
  /** What installs it while it is not published: said in a copy of the repository, with one's own project beside it. */
  readonly installFromRepository: string;
}

/** The packages on /sdk-libraries. */
export const sdkPackages: readonly SdkPackage[] = [
  {
    id: 'javascript',
    title: 'sdk.package.javascript.title',
    text: 'sdk.package.javascript.text',
    install: 'npm install @everything-wallet/sdk',
    installFromRepository:
      'npm install && npm run build:clients && npm pack --workspace clients/typescript' +
      ' && npm install --prefix ../my-project ./everything-wallet-sdk-0.1.0.tgz',
  },
  {
    id: 'python',
    title: 'sdk.package.python.title',
    text: 'sdk.package.python.text',
    install: 'pip install everything-wallet',
    installFromRepository: 'pip install ./clients/python',
  },
  {
    id: 'go',
    title: 'sdk.package.go.title',
    text: 'sdk.package.go.text',
    install: 'go get github.com/everything-wallet/sdk-go',
    installFromRepository:
      'cd ../my-project && go mod edit -require github.com/everything-wallet/sdk-go@v0.0.0' +
      ' -replace "github.com/everything-wallet/sdk-go=$OLDPWD/clients/go" && go mod tidy',
  },
];
