import { onDemand } from '@/components/ui/on-demand';
import { useJoinQuestion } from '@/lib/store/join-question';

const joinDialog = onDemand(() => import('./join-dialog').then((part) => part.JoinDialog));

/** Where the question appears whether new drinks belong to the entered evening. */
export function JoinHost() {
  const { question } = useJoinQuestion();
  const [JoinDialog] = joinDialog.usePart(question !== null);
  return question && JoinDialog ? <JoinDialog question={question} /> : null;
}
