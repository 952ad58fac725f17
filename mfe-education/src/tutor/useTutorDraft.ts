import { useEffect, useState } from 'react';
import { useVisitor, type VisitorState } from '@site/platform';
import { createDraft } from '@site/platform/draft';

const stored = createDraft<string>('education.tutor');

/**
 * The text in the message box. It survives a reload, and a session that ended.
 * @param visitor whose text it is
 * @param pending the message that is being answered: not lost either while it has no answer
 */
export function useTutorDraft(visitor: VisitorState, pending: string | null) {
  const state = useVisitor(visitor);
  const userId = state.status === 'user' ? state.user.id : null;
  const [draft, setDraft] = useState('');
  useEffect(() => {
    const kept = userId && stored.read(userId);
    if (kept) setDraft(now => now || kept);
  }, [userId]);
  useEffect(() => {
    if (userId) stored.write(userId, draft || (pending ?? ''));
  }, [userId, draft, pending]);
  return [draft, setDraft] as const;
}
