import { paths } from '../../../config/paths.ts';
import { LegalPage } from '../components/LegalPage.tsx';

/** /privacy: stored data, data that never leaves the browser, and third parties (docs/product.md §2). */
export function PrivacyPage() {
  return (
    <LegalPage
      title="privacy.title"
      lead="privacy.lead"
      sections={[
        { id: 'browser', title: 'privacy.browser.title', text: 'privacy.browser.text' },
        { id: 'stored', title: 'privacy.stored.title', text: 'privacy.stored.text' },
        { id: 'device', title: 'privacy.device.title', text: 'privacy.device.text' },
        {
          id: 'others',
          title: 'privacy.others.title',
          text: 'privacy.others.text',
          link: { to: paths.connections, label: 'privacy.others.link' },
        },
        { id: 'support', title: 'privacy.chat.title', text: 'privacy.chat.text' },
        { id: 'purpose', title: 'privacy.purpose.title', text: 'privacy.purpose.text' },
        { id: 'rights', title: 'privacy.rights.title', text: 'privacy.rights.text' },
        { id: 'changes', title: 'privacy.changes.title', text: 'privacy.changes.text' },
      ]}
      contact={{ id: 'contact', title: 'privacy.contact.title', text: 'privacy.contact.text' }}
    />
  );
}
