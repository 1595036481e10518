import { compiledTexts } from 'virtual:compiled-texts/recipients';
import { loadedPart } from '../loadedPart.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { useEnvironment } from '../../components/useEnvironment.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

// The rest of what the specimens draw is loaded by the components themselves, or with the session.
loadTexts(compiledTexts);

const DesignPage = loadedPart(async () => (await import('../design/DesignPage.tsx')).DesignPage);

/** /design, in the local stack only: elsewhere it is no page. */
export function DesignRoute() {
  const environment = useEnvironment();
  if (!environment) return <PageLoading />;
  return environment.emulators ? <DesignPage /> : <NotFoundRoute />;
}
