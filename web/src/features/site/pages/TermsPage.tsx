import { LegalPage } from '../components/LegalPage.tsx';

/** /terms: what the wallet is and what it expects of its users (docs/product.md §2). */
export function TermsPage() {
  return (
    <LegalPage
      title="terms.title"
      lead="terms.lead"
      sections={[
        { id: 'service', title: 'terms.service.title', text: 'terms.service.text' },
        { id: 'phrase', title: 'terms.custody.title', text: 'terms.custody.text' },
        { id: 'account', title: 'terms.account.title', text: 'terms.account.text' },
        { id: 'transactions', title: 'terms.transactions.title', text: 'terms.transactions.text' },
        { id: 'demos', title: 'terms.demos.title', text: 'terms.demos.text' },
        { id: 'information', title: 'terms.information.title', text: 'terms.information.text' },
        { id: 'use', title: 'terms.use.title', text: 'terms.use.text' },
        { id: 'liability', title: 'terms.liability.title', text: 'terms.liability.text' },
        { id: 'changes', title: 'terms.changes.title', text: 'terms.changes.text' },
      ]}
      contact={{ id: 'contact', title: 'terms.contact.title', text: 'terms.contact.text' }}
    />
  );
}
