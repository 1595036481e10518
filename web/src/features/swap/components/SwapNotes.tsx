import { SideNotes } from '../../../components/SideNotes.tsx';
import { useText } from '../../../lib/text/useText.ts';

/** Facts worth knowing before a swap; the texts load with the form. */
export function SwapNotes() {
  const t = useText();
  return (
    <SideNotes
      title={t('swap.notes.title')}
      notes={[
        { title: t('swap.notes.minimum'), text: t('swap.notes.minimumText') },
        { title: t('swap.notes.approval'), text: t('swap.notes.approvalText') },
        { title: t('swap.notes.pool'), text: t('swap.notes.poolText') },
      ]}
    />
  );
}
