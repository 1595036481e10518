import type { MessageId } from '@everything-wallet/core/messages/messages';

/** A package for programs in one language. */
export interface SdkPackage {
  readonly id: 'javascript' | 'python' | 'go';
  readonly title: MessageId;
  readonly text: MessageId;
  readonly install: string;
  /** What installs it while it is not published. */
  readonly installFromRepository: string;
}

/** The packages on /sdk-libraries. */
export const sdkPackages: readonly SdkPackage[] = [
  {
    id: 'javascript',
    title: 'sdk.package.javascript.title',
    text: 'sdk.package.javascript.text',
    install: 'npm install @everything-wallet/sdk',
    installFromRepository: 'npm run build:clients && npm pack --workspace clients/typescript',
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
    installFromRepository: 'go mod edit -replace github.com/everything-wallet/sdk-go=./clients/go',
  },
];
