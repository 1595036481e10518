import { region } from '@everything-wallet/core/hosts/region';
import type { TextId } from '../../texts/texts.ts';

/** Value of a deployment that a program needs before it can call it. */
export interface DeploymentValue {
  /** Name in the samples. */
  readonly name: string;
  readonly text: TextId;
  readonly value: string;
}

/** Values the samples need; the functions run in the region of the deployment. */
export const deploymentValues: readonly DeploymentValue[] = [
  { name: 'apiKey', text: 'documentation.values.apiKey', value: '/__/firebase/init.json' },
  {
    name: 'authUrl',
    text: 'documentation.values.authUrl',
    value: 'https://identitytoolkit.googleapis.com/v1',
  },
  {
    name: 'functionsUrl',
    text: 'documentation.values.functionsUrl',
    value: `https://${region}-<project>.cloudfunctions.net`,
  },
];
