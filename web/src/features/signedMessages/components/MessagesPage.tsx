import { compiledTexts } from 'virtual:compiled-texts/sign';
import { PageColumn } from '../../../components/PageColumn.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { SideNotes } from '../../../components/SideNotes.tsx';
import { TabbedPanels } from '../../../components/TabbedPanels.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { MessageAccount } from '../MessageAccount.ts';
import { SignTab } from './SignTab.tsx';
import { VerifyTab } from './VerifyTab.tsx';

loadTexts(compiledTexts);

interface MessagesPageProps {
  /** Accounts whose key this wallet has, the primary one first. */
  accounts: readonly MessageAccount[];
}

/** /sign: signs messages (EIP-191, EIP-712) and verifies signatures. */
export function MessagesPage({ accounts }: MessagesPageProps) {
  const t = useText();
  return (
    <PageColumn
      header={<PageHeader title={t('sign.title')} backTo={paths.settings} />}
      aside={
        <SideNotes
          title={t('sign.notes.title')}
          notes={[
            { title: t('sign.notes.asked'), text: t('sign.notes.askedText') },
            { title: t('sign.notes.permit'), text: t('sign.notes.permitText') },
            { title: t('sign.notes.phrase'), text: t('sign.notes.phraseText') },
          ]}
        />
      }
    >
      <TabbedPanels
        label={t('sign.tabs')}
        panels={[
          { label: t('sign.tab.sign'), content: <SignTab accounts={accounts} /> },
          { label: t('sign.tab.verify'), content: <VerifyTab /> },
        ]}
      />
    </PageColumn>
  );
}
