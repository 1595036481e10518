import type { MessageId } from '@everything-wallet/core/messages/messages';

/** A package that is not published yet. */
export interface PlannedPackage {
  readonly id: 'javascript' | 'python' | 'go';
  readonly title: MessageId;
  readonly text: MessageId;
  readonly install: string;
}

/** The packages that /sdk-libraries announces, with the commands that are going to install them. */
export const plannedPackages: readonly PlannedPackage[] = [
  {
    id: 'javascript',
    title: 'sdk.package.javascript.title',
    text: 'sdk.package.javascript.text',
    install: 'npm install @everything-wallet/sdk',
  },
  {
    id: 'python',
    title: 'sdk.package.python.title',
    text: 'sdk.package.python.text',
    install: 'pip install everything-wallet',
  },
  {
    id: 'go',
    title: 'sdk.package.go.title',
    text: 'sdk.package.go.text',
    install: 'go get github.com/everything-wallet/sdk-go',
  },
];
