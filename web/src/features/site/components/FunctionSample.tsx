import { region } from '@everything-wallet/core/hosts/region';
import { useEffect, useState } from 'react';
import source from '../../../../../docs/samples/readBalance.sh?raw';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { loadEnvironment, type Environment } from '../../../config/environment.ts';
import { siteOrigin } from '../../../config/siteOrigin.ts';
import { shownSample } from '../shownSample.ts';

/** Shows how to call a function from a terminal, on the deployment or local stack that serves the page. */
export function FunctionSample() {
  const [emulators, setEmulators] = useState<Environment['emulators']>(null);
  useEffect(() => {
    let isUnmounted = false;
    loadEnvironment()
      .then((environment) => {
        if (!isUnmounted) setEmulators(environment.emulators);
      })
      // If it cannot be read, show the values of deployments.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, []);
  const places = emulators && {
    authUrl: `${emulators.auth}/identitytoolkit.googleapis.com/v1`,
    functionsUrl: `http://${emulators.functions.host}:${emulators.functions.port}/$PROJECT/${region}`,
  };
  return (
    <CodeSample name="readBalance.sh" code={shownSample(source, { origin: siteOrigin, emulators: places })} />
  );
}
