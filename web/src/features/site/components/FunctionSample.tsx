import { region } from '@everything-wallet/core/hosts/region';
import { useEffect, useState } from 'react';
import source from '../../../../../docs/samples/readBalance.sh?raw';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { loadEnvironment, type Environment } from '../../../config/environment.ts';
import { siteOrigin } from '../../../config/siteOrigin.ts';
import { shownSample } from '../shownSample.ts';

/** How a function is called from a terminal, on the deployment or the local stack that shows the page. */
export function FunctionSample() {
  const [emulators, setEmulators] = useState<Environment['emulators']>(null);
  useEffect(() => {
    let isGone = false;
    loadEnvironment()
      .then((environment) => {
        if (!isGone) setEmulators(environment.emulators);
      })
      // Who cannot read it is shown what holds for deployments.
      .catch(() => undefined);
    return () => {
      isGone = true;
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
