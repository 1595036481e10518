import { ApiReference } from '../../features/apiReference/components/ApiReference.tsx';
import { EndpointList } from '../../features/apiReference/components/EndpointList.tsx';
import { DocumentationPage } from '../../features/site/pages/DocumentationPage.tsx';

/** /documentation: the documentation, and the API reference in it. */
export function DocumentationRoute() {
  return <DocumentationPage endpoints={<EndpointList />} reference={<ApiReference />} />;
}
